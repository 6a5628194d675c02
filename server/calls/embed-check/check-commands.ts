import type { EmbedFinding } from '../../../contract/entities/embed-check.ts';
import { find } from '../../../contract/findings.ts';
import type { InlineText } from './read-html.ts';
import type { Loader } from './read-loader.ts';

/** A method of ours, called. `vitrine?.open()` is no fault, and another object's `vitrine` is not ours. */
const call = /(?<![\w$.?])(?:window\.)?vitrine\.([a-z]+)\s*\(/g;
/** What makes the queue, which then has a `push`. */
const made = /\bvitrine\s*(?:\|\||\?\?)?=(?!=)/;
/** One that is left open goes on to the end: whatever was pasted, a letter is looked at once. */
const comments = /\/\*[\s\S]*?(?:\*\/|$)|(?<![^\n\r])[ \t]*\/\/.*/g;
/** What calls later, or knows why it may. */
const guard = /=>|\bif\b|&&|\?/;

/**
 * Methods that a page's script calls as it is read, when a loader that comes by `async` may not be there: the queue is
 * what takes commands at any time. What a function or a condition holds is called later, or knows why.
 * @param loaders those that run
 */
export function checkCommands(inline: readonly InlineText[], loaders: readonly Loader[]): EmbedFinding[] {
  const waits = ({ tag }: Loader) =>
    !tag || 'async' in tag.attributes || 'defer' in tag.attributes || tag.attributes.type?.trim() === 'module';
  if (!loaders.every(waits)) return [];
  const scripts = inline.filter(({ kind }) => kind === 'script').map(({ text }) => text.replace(comments, ''));
  const hasQueue = scripts.some((code) => made.test(code));
  return scripts
    .flatMap(listCallsAtOnce)
    .filter((command) => !(hasQueue && command === 'push'))
    .map((command) => {
      const given = command === 'push' ? '…' : `'${command}', …`;
      const line = `(window.vitrine = window.vitrine || []).push([${given}])`;
      return find('commandEarly', 'limits', { command }, { way: 'replace', line });
    });
}

/** The methods that are called as the script is read: in no braces, and in no statement that guards the call. */
function listCallsAtOnce(code: string): string[] {
  let depth = 0;
  let isGuarded = false;
  let seen = 0;
  return [...code.matchAll(call)].flatMap(({ 0: whole, 1: command = '', index }) => {
    const between = code.slice(seen, index);
    seen = index + whole.length;
    depth += between.split('{').length - between.split('}').length;
    const statements = between.split(/[;\n}]/);
    isGuarded = (isGuarded && statements.length === 1) || guard.test(statements.at(-1) ?? '');
    const isAtOnce = depth === 0 && !isGuarded;
    // What the same statement goes on with follows from this call.
    isGuarded = true;
    return isAtOnce ? [command] : [];
  });
}
