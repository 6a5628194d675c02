import { unspaced } from './words.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
const readEntities = (text: string) => text.replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** Where a heading may break says nothing to a reader. */
const withinWords = /<wbr>|<\/?(?:a|b|code|em|i|s|strong|sub|sup)\b[^>]*>/g;

/** The words of HTML that this server wrote: all that it is found by. */
export function toPlainText(html: string): string {
  return readEntities(html.replace(withinWords, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters of the language around them are no part of them, also where no space parts the two. */
const bareAddresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:https?:\/\/|www\.)[!-~]+/g;

/** A text without its e-mail addresses and URLs: the words that they are made of say nothing of a page. */
export const dropAddresses = (text: string) => text.replace(bareAddresses, ' ');

/** HTML that this server wrote, as a text that is read: without its lines, what stood on each needs an end. */
export function toReadText(html: string): string {
  return joinBlocks(
    html
      .replace(withinWords, '')
      .split(/<[^>]*>/)
      .map(readEntities),
  );
}

/** What ends with a mark goes on behind it; a Chinese one brings its own space. */
const ending = /[。！？；：，、….!?;:,](["'”’」』）)\]]*)$/;
const chineseEnding = /[。！？；：，、][”’」』）]*$/;

/** Headings, paragraphs, items and cells, one after the other, as one text. */
export function joinBlocks(blocks: readonly string[]): string {
  let joined = '';
  for (const block of blocks) {
    const text = setMarks(block);
    if (text === '') continue;
    const last = joined.slice(-4);
    if (chineseEnding.test(last) || joined === '') joined += text;
    else joined += ending.test(last) ? ` ${text}` : ` · ${text}`;
  }
  return joined;
}

const brokenLine = new RegExp(`(?<=[${unspaced}])[^\\S\\n]*\\n\\s*(?=[${unspaced}])`, 'gu');
const chineseBefore = new RegExp(`[${unspaced}）」》]$`, 'u');
/** Also behind figures and their signs. */
const chineseAfter = new RegExp(`^[^\\p{L}:]{0,8}[${unspaced}]`, 'u');
const wide: Readonly<Record<string, string>> = { ',': '，', ':': '：', ';': '；' };

/** The marks and spaces that Chinese has beside its letters, whoever wrote it: also where the server joined it. */
function setMarks(block: string): string {
  const text = block.trim();
  // Between two tags there is mostly nothing.
  if (text === '') return text;
  return (text.includes('\n') ? text.replace(brokenLine, '') : text)
    .replace(/\s+/g, ' ')
    .replace(/ ?([,:;])( ?)/g, (whole, mark: string, space: string, at: number, all: string) => {
      const rest = all.slice(at + whole.length, at + whole.length + 10);
      const [before, after] = [chineseBefore.test(all.slice(Math.max(0, at - 2), at)), chineseAfter.test(rest)];
      const isOwn = before ? after || space || rest === '' : after && space;
      return isOwn ? (wide[mark] ?? mark) : whole;
    })
    .replace(/(?<!·) ?([、。〈-】！（），：；？])(?: (?!·))?/g, '$1');
}
