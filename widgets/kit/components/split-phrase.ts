export const chinese = /[\u3400-\u9fff]/;
/** What belongs to the word before it. */
const trailing = /^(?:[的了吗呢吧地得着过们里上下中等]$|[\p{Pe}\p{Pf}\p{Po}…—])/u;
/** What belongs to the word behind it. */
const opening = /[\p{Ps}\p{Pi}第]$/u;
/** What goes before a measure that begins other words too, with it; and the rest. */
export const counted = /.*?\d[台家场位名条](?=[\u3400-\u9fff])|.+$/gs;
const single = /^[\u3400-\u9fff]$/;
/** What a trade makes nouns with, which the dictionary takes from their words: 计划员, 准确率, 管理层, 工作日. */
const ending = /^(?:[员率费量层]|日内?)$/;
/** Pages have what the server found: a browser, which looks for words of bare widgets alone, is spared what is rare. */
const thorough = typeof customElements === 'undefined';

let segmenter: Intl.Segmenter | undefined;

/** A text in pieces that stay whole: words with the marks and particles that belong to them. */
export function splitPhrase(text: string): string[] {
  // Firefox has it since 125; without it the text stays whole and breaks where it must.
  if (typeof Intl.Segmenter === 'undefined') return [text];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const pieces: { text: string; loose: boolean }[] = [];
  for (const { segment } of segmentCounts(text, segmenter)) {
    const before = pieces.at(-1);
    // The dictionary takes a trade's own words apart (结账, 报工): characters that stand alone belong together.
    const loose = single.test(segment);
    const short = before && before.text.length < 4;
    // A title's second half starts with more than a word where its first half ends: 工程结算白皮书 has 结算 beside 工程.
    const starts = short && pieces.at(-2)?.text.endsWith('：');
    const joins = before && (belongs(before.text, segment) || starts || (before.loose && loose && short));
    if (joins) pieces[pieces.length - 1] = { text: before.text + segment, loose: before.loose && loose };
    else pieces.push({ text: segment, loose });
  }
  return pieces.map((piece) => piece.text);
}

/** A number's measure is no part of what is counted, as the dictionary may think: 1400台风机 are turbines, no typhoon. */
function segmentCounts(text: string, words: Intl.Segmenter) {
  return (text.match(counted) ?? []).flatMap((part) => [...words.segment(part)]);
}

function belongs(before: string, segment: string): boolean {
  if (trailing.test(segment) || opening.test(before) || segment.trim() === '') return true;
  if (thorough && ending.test(segment) && chinese.test(before.slice(-1))) return true;
  return /\d个?$/.test(before) && chinese.test(segment);
}
