import {
  type CommonAttribute,
  commonNames,
  commonValues,
  followedAttributes,
} from '../../../contract/common-attributes.ts';
import type { EmbedFinding, Mend } from '../../../contract/entities/embed-check.ts';
import { find } from '../../../contract/findings.ts';
import { findNearest } from '../../base/nearest.ts';
import type { CheckedWidget, CheckGround } from './ground.ts';
import type { ReadPage, ReadTag } from './read-html.ts';
import { shorten, showTag, writeTag } from './write-tag.ts';

/** What any element may have, and what frameworks write for themselves. */
const anyones =
  /^(?:id|class|style|slot|lang|dir|hidden|title|role|part|exportparts|tabindex|inert|translate|nonce|is|key|ref|item\w+|draggable|accesskey|autofocus|contenteditable|spellcheck|popover|(?:data|aria|v|x|ng|hx|_ng\w*)-.*|on.*|.*[^\w-].*)$/;

/** The most tags of a kind, and attributes of a tag, that are looked at; what is written alike is looked at once. */
const most = { tags: 200, attributes: 50 };

/** What is wrong with the tags of widgets, and with what opens them. */
export function checkTags({ tags, openers }: ReadPage, ground: CheckGround): EmbedFinding[] {
  const names = ground.widgets.map(({ name }) => name);
  return [
    ...different(tags).flatMap((tag) => checkTag(tag, ground, names)),
    ...different(openers).flatMap((opener) => checkOpener(opener, ground)),
  ];
}

const different = (tags: readonly ReadTag[]) =>
  [...new Map(tags.map((tag) => [JSON.stringify(tag), tag])).values()].slice(0, most.tags);

function checkTag(tag: ReadTag, ground: CheckGround, names: readonly string[]): EmbedFinding[] {
  const name = tag.name.slice('vt-'.length);
  const shown = showTag(tag);
  if (tag.inside) return [find('tagInside', 'limits', { tag: shown, inside: tag.inside })];
  const widget = ground.widgets.find((each) => each.name === name);
  const swallowing: EmbedFinding[] = tag.swallows
    ? [find(tag.swallows, 'limits', { tag: shown }, replaceBy(tag, tag.name))]
    : [];
  if (!widget) {
    const near = findNearest(name, names);
    const mend = near === undefined ? undefined : replaceBy(tag, `vt-${near}`);
    return [find('unknownTag', 'limits', { tag: shorten(tag.name) }, mend), ...swallowing];
  }
  return [...swallowing, ...checkAttributes(tag, widget, ground, '')];
}

function checkOpener(opener: ReadTag, ground: CheckGround): EmbedFinding[] {
  const name = opener.attributes['data-vt-open'] ?? '';
  const shown = showTag(opener);
  if (opener.inside) return [find('tagInside', 'limits', { tag: shown, inside: opener.inside })];
  const opened = ground.widgets.filter(({ opens }) => opens);
  const widget = opened.find((each) => each.name === name);
  if (widget) return checkAttributes(opener, widget, ground, 'data-vt-');
  const known = opened.map((each) => each.name).join(', ');
  return [find('unknownOpened', 'limits', { tag: shown, value: shorten(name), known })];
}

/** @param prefix what stands before the attributes of what is opened */
function checkAttributes(tag: ReadTag, widget: CheckedWidget, ground: CheckGround, prefix: string): EmbedFinding[] {
  const shown = showTag(tag);
  const isShort = writeTag(tag) !== undefined;
  const isMeant = (name: string) => (prefix ? name.startsWith(prefix) && name !== 'data-vt-open' : !anyones.test(name));
  const common = prefix ? followedAttributes : commonNames;
  const all = { ...widget.attributes, ...Object.fromEntries(common.map((name) => [name, readsCommon(name)])) };
  return Object.entries(tag.attributes)
    .slice(0, most.attributes)
    .flatMap(([name, value]): EmbedFinding[] => {
      if (!isMeant(name)) return [];
      const own = name.slice(prefix.length);
      const reads = Object.hasOwn(all, own) ? all[own] : undefined;
      const parts = { tag: shown, attribute: shorten(name), value: shorten(value) };
      if (!reads) {
        const near = isShort ? findNearest(own, Object.keys(all)) : undefined;
        const mend = near === undefined ? undefined : renamed(tag, name, prefix + near);
        return [find('unknownAttribute', 'limits', parts, mend)];
      }
      if (!reads(value)) return [find('unreadAttribute', 'limits', parts)];
      if (own === 'test') return [find('testMode', 'notes', parts, without(tag, name))];
      return own === 'form-id' && !ground.hasForm(Number(value)) ? [find('unknownForm', 'limits', parts)] : [];
    });
}

/** Whether what every widget takes makes anything of a text. */
const readsCommon = (name: CommonAttribute) => (said: string) =>
  commonValues(name)?.includes(said.trim().toLowerCase()) ?? true;

/** The tag under another name, or its own, with an end. */
function replaceBy({ attributes }: ReadTag, name: string): Mend | undefined {
  const line = writeTag({ name, attributes });
  return line === undefined ? undefined : { way: 'replace', line: `${line}</${name}>` };
}

/** The tag less one of its attributes. */
function without({ name, attributes }: ReadTag, left: string): Mend | undefined {
  const line = writeTag({
    name,
    attributes: Object.fromEntries(Object.entries(attributes).filter(([key]) => key !== left)),
  });
  return line === undefined ? undefined : { way: 'replace', line };
}

/** The tag with another name for one of its attributes. */
function renamed(tag: ReadTag, from: string, to: string): Mend | undefined {
  const kept = Object.entries(tag.attributes).map(([key, value]) => [key === from ? to : key, value]);
  const line = writeTag({ name: tag.name, attributes: Object.fromEntries(kept) });
  return line === undefined ? undefined : { way: 'replace', line };
}
