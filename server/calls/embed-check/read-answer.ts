/** What is pasted of a response: lines of headers, and the HTML behind them. */
export interface Answer {
  head: readonly string[];
  html: string;
}

/** How `curl -v` marks the first line of an answer. */
const verbose = /^< HTTP\/\d/im;
const statusPattern = /^(?:< )?HTTP\/\d(?:\.\d)? (\d{3})\b/i;
/** HTML begins in a line of its own. */
const htmlPattern = /^\s*<[!?a-z]/i;
/** Where an answer begins behind the last word of the one before, whose page has no end of its line. */
const unbroken = /(?<=[^\s<])(?=HTTP\/\d(?:\.\d)? \d{3}\b[^\n]{0,100}\n[\w-]{1,100}:)/g;

/**
 * The last of the answers that stand there: `curl -L` tells of those that lead on, too, and of what a proxy says. Without
 * a status line it is all one answer.
 */
export function readAnswer(text: string): Answer {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = plain.replace(unbroken, '\n').split('\n');
  const unmark = verbose.test(plain) ? readVerbose : (each: readonly string[]) => each;
  const [first = 0, ...others] = lines.flatMap((line, at) => (statusPattern.test(line) ? [at] : []));
  let from = first;
  for (const next of others) {
    if (isFinal(unmark(lines.slice(from, next)))) break;
    from = next;
  }
  const answer = lines.slice(from);
  const html = answer.findIndex((line) => htmlPattern.test(line));
  if (html < 0) return { head: unmark(answer), html: '' };
  return { head: unmark(answer.slice(0, html)), html: answer.slice(html).join('\n') };
}

/** Whether a text begins as an answer does, and not as a page. */
export const isAnswer = (text: string) =>
  !htmlPattern.test(text) &&
  (verbose.test(text) || /^\uFEFF?\s*(?:HTTP\/\d|[\w-]+:(?!\/\/)[^<\r\n]*[\r\n])/i.test(text));

/** Of what `curl -v` tells, the answer's lines: what it asked itself and what it remarks is marked otherwise. */
const readVerbose = (lines: readonly string[]) =>
  lines.filter((line) => !/^[>*{}]( |$)/.test(line)).map((line) => line.replace(/^<(?: |$)/, ''));

/** Whether no other answer follows: one that has a page, and does not lead on nor ask who is there. */
function isFinal([status = '', ...lines]: readonly string[]): boolean {
  const blank = lines.findIndex((line) => line.trim() === '');
  const hasPage = blank >= 0 && lines.slice(blank).some((line) => line.trim() !== '');
  return hasPage && !/ (?:[13]\d\d|401|407)\b/.test(status.slice(0, 20));
}
