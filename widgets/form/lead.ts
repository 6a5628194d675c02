import type { CallInput } from '../../contract/calls.ts';
import type { LeadReceipt } from '../../contract/entities/lead.ts';
import { describeShown } from '../../contract/form-fields.ts';
import type { FieldValue } from '../../contract/form-rules.ts';
import { readSource } from '../../contract/lead-source.ts';
import { readUnlock } from '../../contract/unlock.ts';
import { CallError } from '../../contract/unwrap.ts';
import { createCall } from '../kit/runtime/call.ts';
import { contentOrigin } from '../kit/runtime/origin.ts';
import { toJson } from '../kit/runtime/to-json.ts';
import { reachLinks } from '../shared/reach-links.ts';
import type { FormProps } from './form.data.ts';
import { createKey, keyOf } from './idempotency-key.ts';
import { readOwnPage, readTraffic, withoutTraffic } from './traffic.ts';

/** What was checked, and is sent as it is however often that takes. */
export interface Lead {
  request: CallInput<'POST /form'> & { headers: Record<'Idempotency-Key', string> };
  /** What the page around the form hears of it. */
  told: { formId: number; values: object[] };
  /** What the form was opened for. */
  unlock: string | undefined;
  /** By which its visitor can be told from another. */
  contacts: readonly string[];
  /** Under which the tab keeps it, and what ends that, unless another is kept there by now. */
  draftName: string;
  forget(): void;
}

interface Filled {
  values: FieldValue[];
  /** The version of the privacy policy that was agreed to. */
  agreed: string | undefined;
  /** What stands in the trap. */
  website: string | undefined;
  /** Milliseconds since the form was shown, where that is known. */
  elapsed: number | undefined;
}

/** What is sent of a filled form, with what describes it (section 7). It waits for the device id, but not for long. */
export async function describeLead(
  { data: { form }, site, attributes }: FormProps,
  { values, agreed, website, elapsed }: Filled,
): Promise<Lead['request']> {
  const { test, source, unlock } = attributes;
  const page = readOwnPage();
  const targets = readUnlock(unlock ?? page.unlock);
  const headers = { 'Idempotency-Key': test ? createKey() : keyOf(form.id, values) };
  const body = {
    site: { id: site.id },
    form: { id: form.id },
    fieldValues: values,
    shown: describeShown(form),
    ...readSource(source ?? page.path, site.mark),
    trafficAccessReq: test ? undefined : await readTraffic().catch(withoutTraffic),
    consent: site.privacyPolicy && agreed ? { policyVersion: agreed } : undefined,
    website: website || undefined,
    elapsed,
    // One by itself is what every server of this contract reads.
    unlock: targets.length > 1 ? targets : targets[0],
    test: test || undefined,
  };
  return { headers, body };
}

/** A browser sends no more than 64 KiB beyond the life of a page; a character is at most 3 bytes of it. */
const longestKeptAlive = 20_000;

/**
 * The call comes with what sends, and no stay of a widget ends it: also where the page is being left it leaves at once.
 * A page that was left and is come back to may have waited in vain: it asks anew, under the same key.
 * @throws CallError
 */
export async function postLead({ request }: Lead): Promise<LeadReceipt | undefined> {
  const call = createCall(contentOrigin(), new AbortController().signal);
  const keepalive = toJson(request.body).length < longestKeptAlive;
  const post = () => call('POST /form', { ...request, keepalive });
  const over = new AbortController();
  try {
    return reachLinks(readReceipt(await Promise.race([post(), untilBack(over.signal).then(post)])));
  } finally {
    over.abort();
  }
}

/** Until a page that the browser kept as it was left is seen again. */
function untilBack(signal: AbortSignal): Promise<void> {
  return new Promise((come) => {
    addEventListener('pageshow', ({ persisted }) => persisted && come(), { signal });
  });
}

/**
 * Section 7 shows nothing of the result, so that an envelope may be empty. Anything else without an id comes from somebody
 * in between, such as a page's own service worker that answers for a network.
 */
function readReceipt(receipt: LeadReceipt | null | undefined): LeadReceipt | undefined {
  const given = receipt ?? undefined;
  if (given !== undefined && !given.id) throw new CallError(0, `The answer is no receipt: ${toJson(given)}`);
  return given;
}
