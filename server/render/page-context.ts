import type { Call } from '../../contract/calls.ts';
import type { Settings } from '../base/settings.ts';
import type { Content } from '../content/content.ts';
import type { PreviewCheck } from '../content/preview.ts';
import type { Pictures } from '../files/pictures.ts';
import type { Unlocking } from '../gating/unlock.ts';
import type { UnlockPasses } from '../gating/unlock-pass.ts';
import type { CacheLayer } from '../http/cache-layer.ts';
import type { FaultAnswers } from '../http/fault-answers.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { LeadService } from '../leads/lead-service.ts';

/** What page routes are registered with. */
export interface PageContext {
  settings: Settings;
  content: Content;
  leads: LeadService;
  /** The calls as function calls in this process. */
  call: Call;
  /** The same for the holder of a preview link's token. */
  previewCall: (token: string) => Call;
  /** Whether a token shows an entry. */
  allowsPreview: PreviewCheck;
  headers: SecurityHeaders;
  cacheLayer: CacheLayer;
  unlocking: Unlocking;
  passes: UnlockPasses;
  faults: FaultAnswers;
  pictures: Pick<Pictures, 'keep'>;
  /** Told how long a page took, in milliseconds, by its address in the table of routes. */
  onRendered?: (page: string, milliseconds: number) => void;
}
