/** Where a page is checked. Beside the contract's addresses, which every page carries: nothing else leads there. */
export const checkPath = '/embed/check';

/** Where docs/embedding.md is read. */
export const guidePath = '/embed/guide';
