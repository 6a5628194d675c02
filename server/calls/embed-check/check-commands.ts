import type { EmbedFinding } from '../../../contract/entities/embed-check.ts';
import { find } from '../../../contract/findings.ts';
import type { InlineText } from './read-html.ts';
import type { Loader } from './read-loader.ts';

/** A method of ours, called. `vitrine?.open()` is no fault, and another object's `vitrine` is not ours. */
const call = /(?<![\w$.?])(?:window\.)?vitrine\.([a-z]+)\s*\(/g;
/** What makes the queue, which then has a `push`. */
const made = /\bvitrine\s*(?:\|\||\?\?)?=(?!=)/;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

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
  return scripts.flatMap((code) =>
    [...code.matchAll(call)]
      .filter(({ 1: command, index }) => !(hasQueue && command === 'push') && isAtOnce(code.slice(0, index)))
      .map(({ 1: command = '' }) => {
        const given = command === 'push' ? '…' : `'${command}', …`;
        const line = `(window.vitrine = window.vitrine || []).push([${given}])`;
        return find('commandEarly', 'limits', { command }, { way: 'replace', line });
      }),
  );
}

/** Whether what follows this code is done as the script is read: in no braces, and in no statement that guards it. */
function isAtOnce(before: string): boolean {
  const depth = before.split('{').length - before.split('}').length;
  const statement = before.slice(
    Math.max(before.lastIndexOf(';'), before.lastIndexOf('\n'), before.lastIndexOf('}')) + 1,
  );
  return depth === 0 && !/=>|\bif\b|&&|\?|\bvitrine\b/.test(statement);
}
