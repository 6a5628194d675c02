import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

/** A page by a name that tells which it is. */
export interface NamedPage {
  name: string;
  html: string;
}

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

/** What the checker says that is no fault of a page, and why not. */
const known: readonly { says: RegExp; since: string }[] = [
  {
    says: /Using the “meta” element to specify the document-wide default language is obsolete/,
    since: 'Baidu reads that element in place of hreflang; the root element says the language too',
  },
  {
    says: /Attribute “name” not allowed on element “details”/,
    since: 'this release of the checker is older than the attribute, which HTML has',
  },
];

/** Whether Java is here, which the checker runs in; else how to come by it. */
export async function findJava(): Promise<{ missing?: string }> {
  return promisify(execFile)('java', ['-version']).then(
    () => ({}),
    () => ({ missing: 'Java is not installed here (Debian: apt-get install default-jre-headless)' }),
  );
}

/**
 * What the Nu HTML checker finds in pages: errors and warnings, a line for each. Style sheets are taken out before: its
 * reader of CSS knows no `var()` in a shorthand and no container queries, and each page has the same sheets.
 */
export async function checkHtml(pages: readonly NamedPage[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-html-'));
  try {
    await mkdir(path.join(folder, 'pages'));
    for (const [index, { html }] of pages.entries()) {
      const bare = html.replace(/(<style[^>]*>)[\s\S]*?(<\/style>)/g, '$1$2');
      await writeFile(path.join(folder, 'pages', `${index}.html`), bare);
    }
    const messages = await runChecker(path.join(folder, 'pages'));
    return messages
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .filter(({ message }) => !known.some(({ says }) => says.test(message)))
      .map(({ url = '', lastLine, message, extract = '' }) => {
        const { name = url } = pages[Number(path.basename(url, '.html'))] ?? {};
        return `${name}:${lastLine}: ${message} ${extract.trim()}`;
      });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function runChecker(folder: string): Promise<Message[]> {
  const jar = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
    'build/dist/vnu.jar',
  );
  // One process for all of them: the checker takes longer to start than to read a page. Deep pages want a deep stack.
  const child = spawn('java', ['-Xss4m', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  if (!out.startsWith('{')) throw new Error(`The HTML checker did not run: ${errors || out}`);
  return (JSON.parse(out) as { messages: Message[] }).messages;
}
