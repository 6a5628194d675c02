import type { FastifyInstance } from 'fastify';
import type { Call } from '../../contract/calls.ts';
import { calendarAddress, toCalendarPath } from '../../contract/event-calendar.ts';
import { toPath } from '../../contract/paths.ts';
import { AnswerError } from '../base/errors.ts';
import type { Content } from '../content/content.ts';
import { readSite } from '../http/read-site.ts';
import { siteOrigin } from '../http/site-of-request.ts';
import { writeEventFile } from './event-file.ts';

interface EventFilesOptions {
  content: Pick<Content, 'sites'>;
  call: Call;
  publicOrigin: string;
  headers: Readonly<Record<string, string>>;
}

const address = toPath(calendarAddress, ':id(^[1-9]\\d{0,14})');

/** An event for a calendar, on hosts without a language of their own below the site's mark. */
export function registerEventFiles(app: FastifyInstance, options: EventFilesOptions): void {
  const { call, publicOrigin, headers } = options;
  for (const base of ['', '/:mark'])
    app.get(base + address, async (request, reply) => {
      const { site, path } = readSite(request, options);
      const id = Number((request.params as { id: string }).id);
      const event = await call('GET /activity/:id', { params: { id }, query: { site: site.id } });
      // As of pages: an entry has one address, in its own language.
      if (event.id !== id || path !== toCalendarPath(id))
        throw new AnswerError(404, `There is no event ${id} in the site ${site.mark}.`);
      return reply
        .headers({
          ...headers,
          'content-disposition': `attachment; filename="activity-${id}.ics"`,
          'cache-control': 'public, max-age=0, must-revalidate',
        })
        .type('text/calendar; charset=utf-8')
        .send(writeEventFile(event, site, { origin: siteOrigin(site, publicOrigin), now: new Date() }));
    });
}
