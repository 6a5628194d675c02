import type { Metric } from './example.ts';
import type { Resource } from './shared.ts';

/** A news entry as lists show it. */
export interface News {
  id: number;
  title: string;
  desc?: string;
  /** A moment, as ISO 8601 in UTC. */
  createTime: string;
  coverMaterial?: Resource;
  /** Labels, comma-separated. */
  label?: string;
}

/** Where else an article appeared. */
export interface MediaCoverage {
  address: string;
  mediaName: string;
}

/** A news entry, read whole. */
export interface Article extends News {
  createdAt?: string;
  /** Rich text. */
  content: string;
  mediaCoverageList?: MediaCoverage[];
  author?: string;
  edit?: string;
}

/** A step of the company's way. */
export interface Milestone {
  /** As it is shown: a year, a month. */
  date: string;
  title: string;
  desc?: string;
}

/** The company's introduction (section 3, Introduce). */
export interface Introduction {
  id: number;
  title: string;
  mainTitle?: string;
  logo?: Resource;
  /** Rich text. */
  describe: string;
  /** Three or four figures of the company. */
  metrics?: Metric[];
  /** Who counted, and when. */
  metricsSource?: string;
  /** In the order that they are told in. */
  milestones?: Milestone[];
}
