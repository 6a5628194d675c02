import type { UnlockTarget } from '../unlock.ts';
import type { FormField } from './form.ts';
import type { Caption, File } from './shared.ts';

export const leadSources = ['PRODUCT', 'EXAMPLE', 'SOLUTION', 'CORPORATE_PUBLICATION', 'INDEX_MODEL'] as const;
export type LeadSource = (typeof leadSources)[number];

/** What was entered for one field: several choices as a list, or joined. */
export interface LeadFieldValue {
  formFieldBO: { id: number };
  value: string | string[];
}

export interface Traffic {
  bd_vid?: string;
  ext_info?: string;
  /** 0 Android, 1 iOS, 2 other. */
  deviceType?: 0 | 1 | 2;
  deviceId?: string;
  /** The address that the form was sent from. */
  logidUrl?: string;
}

export interface ShownField extends Pick<FormField, 'id' | 'name' | 'type' | 'displayForm'> {
  required: boolean;
}

/**
 * The form as the visitor saw it. Forms change while they are open in somebody's tab: what was typed there is then kept
 * under the labels of this, and held against its rules. `required` is that of section 5, made a boolean.
 */
export interface ShownForm {
  name: string;
  fields: ShownField[];
}

/**
 * The body of `POST /form` (section 7). `shown`, `consent`, `website`, `elapsed`, `unlock` and `test` are this server's own
 * and optional. Only `site`, `form`, `fieldValues` and, where the site has a privacy policy, `consent` can cost a lead: what
 * is wrong with the rest is shortened or left out by the server.
 */
export interface LeadRequest {
  site: { id: number };
  form: { id: number };
  fieldValues: LeadFieldValue[];
  shown?: ShownForm;
  formTypeSource?: LeadSource;
  sourceId?: string | number | null;
  trafficAccessReq?: Traffic;
  /** The privacy policy's version that the visitor agreed to. The server adds the time. */
  consent?: { policyVersion: string };
  /** A honeypot: people never see it, so only a robot fills it. */
  website?: string;
  /** Milliseconds from the form's first display to its sending. */
  elapsed?: number;
  /** What the form was opened for, where the page's address does not say so or has several. */
  unlock?: UnlockTarget | UnlockTarget[];
  /** It is checked as any lead is, and nothing of it is kept or delivered: the answer says so. */
  test?: boolean;
}

/**
 * A file that the sent form has unlocked. Its address serves until `expiresAt`; one without that is another host's. What
 * is behind a form is in no other answer: a media resource with `isNeedContact` has no `videoMaterial`, and a jump of
 * the type FORM neither an attachment nor, in a review, a `buttonLink`. Both name their form as `jumpBO.formBO`, and
 * what to send as `unlock` as `jumpBO.unlock`. To get fresh addresses, show the receipt's pass (`POST /unlock`), or send
 * the form again under the same Idempotency-Key.
 */
export interface UnlockedFile {
  url: string;
  name?: string;
  type?: File['type'];
  /** Seconds. */
  duration?: number;
  captions?: Caption[];
  /** A moment, as ISO 8601 in UTC. */
  expiresAt?: string;
}

export interface LeadReceipt {
  id: string;
  links?: UnlockedFile[];
  /** Goes with links: what the visitor's browser shows on a later visit to get them anew (`POST /unlock`). */
  pass?: string;
  /** It was a test: no lead was kept, the id is nobody's, and nothing was unlocked. Else it is left out. */
  test?: true;
}
