import type { ExampleSummary } from './example.ts';
import type { Jump } from './jump.ts';
import type { Resource } from './shared.ts';

export interface MediaResourceSummary {
  id: number;
  titleContent: string;
  /** A moment, as ISO 8601 in UTC. */
  createdAt: string;
  coverMaterial?: Resource;
  resourceType: string;
  /** The contact form comes before the video (section 4). */
  isNeedContact?: boolean;
  /** Seconds that its video takes, where that is known; also of one that is behind a form. */
  duration?: number;
}

export interface MediaResource extends MediaResourceSummary {
  videoMaterial?: Resource;
  /** Rich text. */
  resourceDesc?: string;
  jumpBO?: Jump;
  liveAddress?: string;
}

export interface PublicationSummary {
  id: number;
  name: string;
  picture: string;
  introduction?: string;
  /** `PUBLICATION` is a journal; any other type is a white paper. */
  type: string;
}

export interface Publication extends PublicationSummary {
  basePicture?: string;
  mobileBasePicture?: string;
  backgroundPicture?: string;
  mobileBackgroundPicture?: string;
  /** Rich text. */
  publicationDescribe?: string;
  exampleBOS?: ExampleSummary[];
  jumpBO?: Jump;
}
