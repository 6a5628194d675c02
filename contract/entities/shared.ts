/** Whether text over the picture should be light or dark: `dark` when the average lightness is below 0.8 (section 4). */
export type Theme = 'dark' | 'light';

export interface Caption {
  url: string;
  lang: string;
  label: string;
}

/** One file. Width and height are in pixels and known for every picture of the content folder. */
export interface File {
  url: string;
  type: 'image' | 'video' | 'document';
  name?: string;
  alt?: string;
  width?: number;
  height?: number;
  theme?: Theme;
  /** Seconds. */
  duration?: number;
  /** When a film came out: a moment, as ISO 8601 in UTC. */
  createdAt?: string;
  captions?: Caption[];
}

/** Section 3 writes pictures, videos and attachments as "files (url, type)". */
export interface Resource {
  files: File[];
}

/** What is said in a title and a sentence: something that is needed, or a step. */
export interface Point {
  title: string;
  desc?: string;
}

/** A point with its picture: the building block of product and solution pages. */
export interface PicturedPoint extends Point {
  id?: number;
  resource?: Resource;
  resourceUrl?: string;
}

/** Another entry, by its id. */
export interface Reference {
  id: number;
}
