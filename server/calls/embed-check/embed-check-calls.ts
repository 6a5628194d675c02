import { refusals } from '../../base/errors.ts';
import { senderOf } from '../../leads/rate-limit.ts';
import type { Handlers } from '../context.ts';
import { requireSite } from '../lookup.ts';
import { checkEmbedding } from './check-embedding.ts';
import { describeContent } from './describe-content.ts';

/** What stands in the way of widgets on somebody's page. */
export const embedCheckCalls: Handlers<'POST /embed/check'> = {
  'POST /embed/check': async ({ body: { site, ...given } }, context, { host, address = '' }) => {
    const { content, describeCheck, takeCheck, allowsOrigin } = context;
    const { id } = requireSite(content, site.id);
    const wait = takeCheck(senderOf(address));
    if (wait > 0) throw refusals.tooMany(wait);
    const found = checkEmbedding(given, {
      ...(await describeCheck()),
      ...describeContent(content),
      hasForm: (form) => content.find('form', form) !== undefined,
      maySend: (origin) => allowsOrigin(origin, host, id),
    });
    return { at: new Date().toISOString(), ...found };
  },
};
