import type { Resource } from './shared.ts';

/** A news entry as lists show it. */
export interface News {
  id: number;
  title: string;
  desc?: string;
  /** A moment, as ISO 8601 in UTC. */
  createTime: string;
  coverMaterial?: Resource;
}

/** Where else an article appeared. */
export interface MediaCoverage {
  address: string;
  mediaName: string;
}

/** A news entry or an introduction, read whole. */
export interface Article extends News {
  /** Labels, comma-separated. */
  label?: string;
  createdAt?: string;
  /** Rich text. */
  content: string;
  mediaCoverageList?: MediaCoverage[];
  author?: string;
  edit?: string;
}

/** The company's introduction (section 3, Introduce). */
export interface Introduction {
  id: number;
  title: string;
  mainTitle?: string;
  logo?: Resource;
  /** Rich text. */
  describe: string;
}
