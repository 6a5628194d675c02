import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../../contract/calls.ts';
import type { WidgetTheme } from '../../contract/common-attributes.ts';
import type { Snippet } from '../../contract/snippet-modes.ts';
import { codes, writeStyle } from '../../contract/snippets.ts';
import { say } from '../../contract/text.ts';
import { embedQuery } from '../../pages/embed/embed.query.ts';
import { readQuery } from '../../pages/read-query.ts';
import { previewPath, readChoice } from '../../widgets/embed-builder/read-choice.ts';
import { guidePath } from '../../widgets/shared/embed-paths.ts';
import { escapeHtml } from '../base/escape.ts';
import { hashOf } from '../base/hash-of.ts';
import type { Content } from '../content/content.ts';
import { readSite } from '../http/read-site.ts';
import { text } from './embed-preview.text.ts';

interface EmbedPreviewOptions {
  content: Content;
  call: Call;
  publicOrigin: string;
  headers: Readonly<Record<string, string>>;
}

/** The page of somebody whose only content is the snippet. Its colours are the browser's own, light or dark. */
const styles: Readonly<Record<WidgetTheme, string>> = {
  light: writePage('light'),
  dark: writePage('dark'),
  auto: writePage('light dark'),
};

/**
 * What opens by itself is not seen until then: words say how it is, and where that is by scrolling there is a page to scroll.
 * Last in it stands what is read where the widget stays unknown for some seconds: without its loader it is an empty box.
 */
function writePage(scheme: string): string {
  return `:root { color-scheme: ${scheme}; } body { margin: 16px; font: 16px/1.6 system-ui, sans-serif; }
:not(:defined) ~ .waits { display: none; }
.waits { text-align: center; text-wrap: balance; }
[open^="scroll"] ~ .waits { height: 200vh; }
.silent { display: none; position: fixed; inset: 40% 16px auto; text-align: center; text-wrap: balance; overflow-wrap: anywhere; }
:not(:defined) ~ .silent { display: block; animation: wait 6s step-end; }
@keyframes wait { from { visibility: hidden; } }`;
}

/** How that is seen which opens by itself; nothing where it stands in the page or something there opens it. */
function writeWay({ mode, after }: Snippet, mark: string): string {
  const row = mode === 'scroll' || mode === 'time' || mode === 'exit' ? text[mode] : undefined;
  return row ? `\n<p class="waits">${escapeHtml(say(row, mark, { after: after ?? '' }))}</p>` : '';
}

/**
 * What `/embed` makes, alive: the code as it is pasted, in a document of an origin that is nobody's (docs/decisions/0169).
 * And docs/embedding.md, which stands on no other page, for whoever pastes it.
 */
export function registerEmbedPreview(app: FastifyInstance, options: EmbedPreviewOptions): void {
  const { content, call, publicOrigin } = options;
  const { origin } = new URL(publicOrigin);
  const headers = { ...options.headers, 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };

  app.get<{ Querystring: { lang?: string } }>(previewPath, async (request, reply) => {
    const named = content.sites.find(({ lang }) => lang === request.query.lang);
    const site = named ?? readSite({ url: request.url, headers: request.headers }, options).site;
    const [sites, given] = await Promise.all([
      call('GET /site/list'),
      call('GET /embed/:siteId', { params: { siteId: site.id } }),
    ]);
    const { query } = readQuery(embedQuery, new URL(request.url, origin).searchParams);
    const { snippet, ground } = readChoice({ options: given, sites, mark: site.mark }, query);
    const style = styles[ground];
    const html = `<!doctype html>
<html lang="${escapeHtml(site.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(snippet.widget)}</title>
<style>${style}</style>
</head>
<body>
${codes.html(snippet)}${writeWay(snippet, site.mark)}
<p class="silent">${escapeHtml(say(text.silent, site.mark, { origin }))}</p>
</body>
</html>
`;
    const own = writeStyle(snippet);
    const policy = [
      // Also where somebody opens it by itself.
      'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
      "default-src 'none'",
      ...['script-src', 'connect-src', 'img-src'].map((name) => `${name} ${origin}`),
      'media-src *',
      `style-src ${[style, ...(own ? [own] : [])].map((text) => `'${hashOf(text)}'`).join(' ')}`,
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ');
    return reply
      .headers({ ...headers, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(html);
  });

  app.get(guidePath, async (_, reply) => {
    const guide = await readFile('docs/embedding.md', 'utf8');
    return reply
      .headers({ ...headers, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" })
      .type('text/plain; charset=utf-8')
      .send(guide.replaceAll('https://HOST', origin));
  });
}
