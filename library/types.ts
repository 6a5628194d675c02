import type { LeadReceipt } from '../contract/entities/lead.ts';
import type { NotSent } from '../widgets/form/explain-failure.ts';
import type { Vitrine as RuntimeVitrine } from '../widgets/kit/runtime/vitrine.ts';

export type { Video } from '../widgets/kit/components/video.ts';
export type { Command, Commands } from '../widgets/kit/runtime/vitrine.ts';

export interface StartDetail {
  formId: number;
}

/** What a visitor has filled in, as it is sent. */
export interface FilledDetail {
  formId: number;
  values: readonly { id: number; name?: string; value: string }[];
}

export interface BeforeSubmitDetail extends FilledDetail {
  /** Holds the form back, and tells the visitor why. */
  refuse(words: string): void;
}

/** The lead as it was stored, and links to the files that it unlocked; `test` where nothing was. */
export interface SubmitDetail extends FilledDetail, LeadReceipt {}

export interface ErrorDetail {
  /** Where a call failed, `status` is its HTTP status, 0 without an answer. */
  error: Error & { status?: number };
  /** Why a form was not sent. */
  code?: NotSent;
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
  /** A visitor types or chooses the first thing in a form; once for each lead. */
  'vt-start': CustomEvent<StartDetail>;
  /** A form is filled in rightly and would be sent; to prevent the default holds it back. */
  'vt-before-submit': CustomEvent<BeforeSubmitDetail>;
  /** A lead is stored, or a test went well. */
  'vt-submit': CustomEvent<SubmitDetail>;
  /** It could not load, or a form could not be sent. */
  'vt-error': CustomEvent<ErrorDetail>;
}

/** An event's name as `on` has it, which is without `vt-`. */
type EventName = keyof VitrineEvents extends `vt-${infer Name}` ? Name : never;
type EventListener<Name extends EventName> = (
  detail: VitrineEvents[`vt-${Name}`]['detail'],
  event: VitrineEvents[`vt-${Name}`],
) => void;

interface Listening {
  /** Calls the listener for each such event of the page. */
  on<Name extends EventName>(event: Name, listener: EventListener<Name>): void;
  off<Name extends EventName>(event: Name, listener: EventListener<Name>): void;
}

export interface Vitrine extends Omit<RuntimeVitrine, keyof Listening>, Listening {}
