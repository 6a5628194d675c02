import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from '../../contract/addresses.ts';
import { defaultFormId } from '../../contract/constants.ts';
import type { Form } from '../../contract/entities/form.ts';
import type { Draft } from '../../contract/form-fields.ts';
import { findErrors, prepareValues } from '../../contract/form-rules.ts';
import { readSource } from '../../contract/lead-source.ts';
import { createPathReader, toPath } from '../../contract/paths.ts';
import { say } from '../../contract/text.ts';
import { readUnlock } from '../../contract/unlock.ts';
import { type AnswerError, refusals } from '../base/errors.ts';
import type { Content } from '../content/content.ts';
import type { UnlockPasses } from '../gating/unlock-pass.ts';
import { longestLead } from '../http/create-fastify.ts';
import { refuseEncoding } from '../http/read-input.ts';
import { readSite } from '../http/read-site.ts';
import type { SiteRequest } from '../http/site-of-request.ts';
import { toAnswerError } from '../http/to-answer-error.ts';
import { readTraceId } from '../http/trace-id.ts';
import type { LeadErrors } from '../leads/check-lead.ts';
import type { LeadOutcome, LeadService } from '../leads/lead-service.ts';
import { mergeShown } from '../leads/shown-form.ts';
import { shorten } from '../leads/tidy-lead.ts';
import { type FormPostsWord, formPostsText } from './form-posts.text.ts';
import { createCachedPage } from './page-cache.ts';
import { boundPosted, type Posted, readDraft, readOne, readShown, withChosen } from './read-posted.ts';
import type { PageRoutesOptions } from './register-pages.ts';
import { createPageSender } from './send-page.ts';

export interface FormPostsOptions extends PageRoutesOptions {
  leads: LeadService;
  passes: UnlockPasses;
}

/** The longest address that is kept of where a form was sent from. */
const longestAddress = 2000;

type Accepted = Extract<LeadOutcome, { kind: 'kept' | 'tested' }>;

interface Shown {
  status: number;
  word?: FormPostsWord;
  seconds?: string;
  form?: Form;
  draft?: Draft;
  errors?: LeadErrors;
  agreed?: string;
  test?: boolean;
}

/**
 * A form that a browser posts by itself, without script: checked by the same rules, shown again with the errors beside
 * the fields, or answered with a thank-you that a reload does not send again. Every answer is a page in the language of
 * the site, with all that was typed.
 */
export async function registerFormPosts(app: FastifyInstance, options: FormPostsOptions): Promise<void> {
  await app.register(async (scope) => {
    // Browsers post forms in one way; what else comes is no visitor's.
    scope.removeAllContentTypeParsers();
    await scope.register(formbody, { bodyLimit: longestLead });
    registerRoute(scope, options);
  });
}

function registerRoute(app: FastifyInstance, options: FormPostsOptions): void {
  const { content, renderer, leads, passes } = options;
  const sender = createPageSender(options.headers);

  /** What the thank-you's address tells its page: that it was a test, or what the lead has unlocked. */
  const describe = (outcome: Accepted, formId: number) => {
    if (outcome.kind === 'tested') return `?test=${outcome.wouldUnlock ? 'locked' : 'passed'}`;
    return outcome.unlocked.length > 0 ? `?unlocked=${passes.write(formId, outcome.unlocked)}` : '';
  };

  /** The page of the form, or of the site's own one where it is no more. */
  const show = async (request: FastifyRequest, reply: FastifyReply, id: number, shown: Shown) => {
    const { form, draft = {}, errors = {}, agreed, word, test } = shown;
    const asked = readSite(request, options);
    const page = findForm(content, id, asked)
      ? asked
      : { ...asked, path: toPath(addresses.form, substituteFor(content, asked)) };
    const message = word && say(formPostsText[word], asked.site.mark, { seconds: shown.seconds ?? '60' });
    const posted = { draft, errors, message, agreed };
    const overlay = { form: { ...(form ? { form: withChosen(form, draft) } : {}), posted } };
    const rendered = await renderer.render(page, { overlay, written: test ? { form: ' test=""' } : undefined });
    const status = rendered.status === 200 ? shown.status : rendered.status;
    return sender.send(request, reply, createCachedPage({ ...rendered, status }));
  };

  const answerRefusal = (
    request: FastifyRequest,
    reply: FastifyReply,
    id: number,
    error: AnswerError,
    typed: Partial<Shown> = {},
  ) => {
    const known = wordOf[error.status] ?? (error.status >= 500 ? 'busy' : 'refused');
    // A page's policy may keep from us where it is.
    const word = known === 'foreign' && request.headers.origin === 'null' ? 'untold' : known;
    reply.headers(error.headers);
    return show(request, reply, id, { ...typed, status: error.status, word, seconds: error.headers['retry-after'] });
  };

  app.setErrorHandler((error, request, reply) => {
    const id = readFormId(readSite(request, options));
    const failure = toAnswerError(error, longestLead);
    // A form that is not there has no page, and what failed in the server may fail again on it.
    if (id === undefined || failure.status === 404 || failure.status >= 500) throw error;
    return answerRefusal(request, reply, id, failure);
  });

  app.post<{ Body: Posted | undefined }>('/*', {
    // Before the body is read: what it is does not matter where nothing takes it.
    onRequest: async (request, reply) => {
      if (readFormId(readSite(request, options)) === undefined) return reply.callNotFound();
      const refusal = refuseEncoding(request.headers);
      if (refusal) throw refusal;
    },
    handler: async (request, reply) => {
      const asked = readSite(request, options);
      const { site } = asked;
      const id = readFormId(asked) ?? 0;
      const posted = boundPosted(request.body);
      const seen = readShown(posted);
      const current = findForm(content, id, asked);
      const form = seen ? mergeShown(current?.id ?? id, current, seen) : current;
      if (!form) throw refusals.unknownId('form', id);

      const draft = readDraft(form, posted);
      const filled = seen ? withChosen(form, draft) : form;
      const values = prepareValues(filled.formFields, draft, site.mark);
      const agreed = readOne(posted, 'consent');
      const test = readOne(posted, 'test') === 'true';
      // Only a form that was filled is shown again as it was seen: it has a place for everything that was typed.
      const typed = { ...(seen ? { form } : {}), draft, agreed, test };
      const errors = findErrors(filled, values, site, agreed);
      if (Object.keys(errors).length > 0) {
        leads.noteInvalid({ test });
        return show(request, reply, id, { ...typed, status: 422, errors });
      }
      // The form's own page posts to its very address, with what that asks to unlock and the page that a lead counts for.
      const query = request.query as Posted;
      const targets = readUnlock(readOne(query, 'unlock'));
      const outcome = await leads.acceptNative(
        {
          site: { id: site.id },
          form: { id: form.id },
          fieldValues: values,
          shown: seen,
          ...readSource(readOne(query, 'source') ?? '/', site.mark),
          trafficAccessReq: {
            deviceType: 2,
            logidUrl: request.headers.referer && shorten(request.headers.referer, longestAddress),
          },
          consent: agreed ? { policyVersion: agreed } : undefined,
          website: readOne(posted, 'website'),
          unlock: targets.length > 0 ? targets : undefined,
          test,
        },
        {
          address: request.ip,
          origin: request.headers.origin,
          host: request.headers.host,
          traceId: readTraceId(request.headers.traceparent),
        },
      );
      if (outcome.kind === 'refused') return answerRefusal(request, reply, id, outcome.error, typed);
      // The content changed between the two checks; the page shows it as it is now.
      if (outcome.kind === 'invalid')
        return show(request, reply, id, { ...typed, status: 422, errors: outcome.errors });
      const thanked = current?.id ?? substituteFor(content, asked);
      if (thanked === undefined) return reply.code(303).header('Location', `${asked.base}/`).send();
      return reply
        .code(303)
        .header('Location', asked.base + toPath(addresses.formSent, thanked) + describe(outcome, thanked))
        .send();
    },
  });
}

/** What a refusal's status is to a visitor. */
const wordOf: Readonly<Record<number, FormPostsWord>> = {
  400: 'wrongType',
  403: 'foreign',
  413: 'tooLarge',
  415: 'wrongType',
  429: 'tooMany',
};

const readers = [addresses.form, addresses.formPreview].map((address) => createPathReader(address));

function readFormId({ path }: SiteRequest): number | undefined {
  const found = readers.map((read) => read(path)).find((params) => params !== undefined);
  return found && Number(found.id);
}

/** Whose page shows a form that is no more, and thanks for it. */
function substituteFor(content: Content, { site }: SiteRequest): number | undefined {
  const usual = defaultFormId(site.mark, '/');
  return content.find('form', usual) ? usual : content.list('form', site.id)[0]?.id;
}

/** The form as the page of that address shows it: its counterpart in the site's language, where it has one. */
function findForm(content: Content, id: number, { site }: SiteRequest): Form | undefined {
  return (content.counterpart('form', id, site.id) ?? content.find('form', id))?.value;
}
