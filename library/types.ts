import type { LeadReceipt } from '../contract/entities/lead.ts';

export type { Video } from '../widgets/kit/components/video.ts';
export type { Command, Commands, Vitrine } from '../widgets/kit/runtime/vitrine.ts';

/** The lead as it was stored, and links to the files that it unlocked. */
export interface SubmitDetail extends LeadReceipt {
  formId: number;
}

export interface ErrorDetail {
  /** Where a call failed, `status` is its HTTP status, 0 without an answer. */
  error: Error & { status?: number };
}

/** What widgets tell of themselves; it bubbles out of the tag and through shadow roots. */
export interface VitrineEvents {
  /** Its code is being fetched. */
  'vt-wake': CustomEvent;
  /** It stands in the page and works. */
  'vt-ready': CustomEvent;
  /** A modal was opened. */
  'vt-open': CustomEvent;
  /** A modal was closed, by the visitor or by a script. */
  'vt-close': CustomEvent;
  /** A lead is stored. */
  'vt-submit': CustomEvent<SubmitDetail>;
  /** It could not load, or a form could not be sent. */
  'vt-error': CustomEvent<ErrorDetail>;
}
