import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { pdf } from './documents/pdf.mjs';
import { readCommand } from './read-command.mjs';

readCommand({
  command: 'node tools/make-documents.mjs',
  about: `Rewrites the demo site's PDF files, in examples/content/files/documents: one for each publication, made of its own
Markdown, and the exchange's papers from tools/documents.`,
});
const content = fileURLToPath(new URL('../examples/content/', import.meta.url));
const papers = fileURLToPath(new URL('./documents/', import.meta.url));
const target = path.join(content, 'files/documents');

/** Front matter and body of a content file. */
function split(text) {
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { fields: parse(head) ?? {}, body };
}

await mkdir(target, { recursive: true });
for (const mark of ['cn', 'en']) {
  const folder = path.join(content, mark, 'publication');
  for (const file of (await readdir(folder)).sort()) {
    const { fields, body } = split(await readFile(path.join(folder, file), 'utf8'));
    const text = `# ${fields.name}\n\n${fields.introduction ?? ''}\n\n${body}`;
    await writeFile(path.join(target, `${path.basename(file, '.md')}.${mark}.pdf`), pdf(text, mark));
  }
  for (const name of ['go1688-agreement', 'go1688-payment']) {
    await writeFile(
      path.join(target, `${name}.${mark}.pdf`),
      pdf(await readFile(path.join(papers, `${name}.${mark}.md`), 'utf8'), mark),
    );
  }
}
