import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Form } from '../../contract/entities/form.ts';
import type { Draft } from '../../contract/form-fields.ts';
import { findErrors, prepareValues } from '../../contract/form-rules.ts';
import type { Content } from '../content/content.ts';
import type { LeadService } from '../leads/lead-service.ts';
import { createCachedPage } from './page-cache.ts';
import { readSite } from './read-site.ts';
import type { PageRoutesOptions } from './register-pages.ts';
import { createPageSender } from './send-page.ts';

export interface FormPostsOptions extends PageRoutesOptions {
  leads: LeadService;
}

type Posted = Readonly<Record<string, string | string[] | undefined>>;

/**
 * A form that a browser posts by itself, without script: checked here by the same rules, shown again with the errors
 * beside the fields, or answered with a thank-you that a reload does not send again.
 */
export async function registerFormPosts(app: FastifyInstance, options: FormPostsOptions): Promise<void> {
  const { content, renderer, leads } = options;
  const sender = createPageSender(options.headers);
  await app.register(formbody, { bodyLimit: 262_144 });

  app.post<{ Body: Posted }>('/*', async (request, reply) => {
    const asked = readSite(request, options);
    const id = /^\/form\/(\d+)(?:\/preview)?\/?$/.exec(asked.path)?.[1];
    const form = id ? findForm(content, Number(id), asked.site.id) : undefined;
    if (!form) return reply.callNotFound();
    const posted = request.body ?? {};
    const { site } = asked;
    const draft = readDraft(form, posted);
    const values = prepareValues(form.formFields, draft, site.mark);
    const errors = findErrors(form, values, site, Boolean(posted.consent));
    const showAgain = async (status: number, message?: string) => {
      const overlay = { form: { posted: { draft, errors, message } } };
      const page = await renderer.render(asked, { overlay });
      return sender.send(request, reply, createCachedPage({ ...page, status }));
    };

    if (Object.keys(errors).length > 0) return showAgain(422);
    const outcome = await leads.acceptNative(
      {
        site: { id: site.id },
        form: { id: form.id },
        fieldValues: values,
        formTypeSource: 'INDEX_MODEL',
        trafficAccessReq: { deviceType: 2, logidUrl: request.headers.referer },
        consent: posted.consent ? { policyVersion: String(posted.consent) } : undefined,
        website: posted.website ? String(posted.website) : undefined,
      },
      { address: request.ip, origin: request.headers.origin, host: request.headers.host },
    );
    if (outcome.kind === 'refused') return showAgain(outcome.error.status, outcome.error.message);
    // The form changed between the two checks; the page shows it as it is now.
    if (outcome.kind === 'invalid') return showAgain(422);
    return reply.code(303).header('Location', `${asked.base}/form/${form.id}/sent`).send();
  });
}

/** The form as the page of that address shows it: its counterpart in the site's language, where it has one. */
function findForm(content: Content, id: number, siteId: number): Form | undefined {
  return (content.counterpart('form', id, siteId) ?? content.find('form', id))?.value;
}

/** Fields are named `field-<id>`, the text beside OTHER `field-<id>-other`. */
function readDraft(form: Form, posted: Posted): Draft {
  return Object.fromEntries(
    form.formFields.map(({ id }) => {
      const value = posted[`field-${id}`] ?? '';
      const other = posted[`field-${id}-other`];
      return [id, { value, ...(other === undefined ? {} : { other: String(other) }) }];
    }),
  );
}
