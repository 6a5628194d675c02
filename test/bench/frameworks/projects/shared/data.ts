import data from './data.json';

/** What the sections show, for whoever renders them. */
export { data };
