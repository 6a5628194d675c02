import { addresses } from '../../contract/addresses.ts';
import { createPathReader, toPath } from '../../contract/paths.ts';
import { writeUnlock } from '../../contract/unlock.ts';
import type { FormSentProps } from '../../widgets/form-sent/form-sent.data.ts';
import type { Unlocking } from '../gating/unlock.ts';
import type { UnlockPasses } from '../gating/unlock-pass.ts';
import type { SiteRequest } from '../http/site-of-request.ts';
import type { RenderContext } from './render-tags.ts';

const readSentPath = createPathReader(addresses.formSent);

/**
 * What a visitor's pass adds to the thank-you page: fresh links to what the form has unlocked or, after the pass's hour,
 * the way to them. Nothing where the address has no pass, or one that this server never wrote.
 */
export function createUnlockedView(unlocking: Unlocking, passes: UnlockPasses) {
  return ({ site, path }: SiteRequest, pass: unknown): RenderContext['overlay'] => {
    const id = Number(readSentPath(path)?.id);
    const read = id && typeof pass === 'string' ? passes.read(id, pass) : undefined;
    if (!read) return undefined;
    const renewAt = `${toPath(addresses.form, id)}?${new URLSearchParams({ unlock: writeUnlock(read.targets) })}`;
    const files = read.isExpired ? undefined : unlocking.linksTo(read.targets, { site, form: { id } });
    const data: FormSentProps['data'] = files ? { files } : { renewAt };
    return { 'form-sent': data };
  };
}
