import {
  type CommonAttribute,
  commonNames,
  commonValues,
  followedAttributes,
} from '../../../contract/common-attributes.ts';
import type { EmbedFinding } from '../../../contract/entities/embed-check.ts';
import { find } from '../../../contract/findings.ts';
import { isOffered } from '../../../widgets/embed-builder/names.text.ts';
import { needs } from '../../../widgets/embed-builder/needs.ts';
import { findNearest } from '../../base/nearest.ts';
import { checkValue } from './check-values.ts';
import type { CheckedWidget, PageGround } from './ground.ts';
import { openingPattern, type ReadPage, type ReadTag } from './read-html.ts';
import { renamed, replaceBy, shorten, showTag, withValue, writeTag } from './write-tag.ts';

/** What any element may have, and what frameworks write for themselves. */
const anyones =
  /^(?:id|class|style|slot|lang|dir|hidden|title|role|part|exportparts|tabindex|inert|translate|nonce|is|key|ref|item\w+|draggable|accesskey|autofocus|contenteditable|spellcheck|popover|xmlns|(?:data|aria|v|x|ng|hx|_ng\w*)-.*|on.*|.*[^\w-].*)$/;

/** Our attributes of one word that a page has no other use for: its own `data-theme` or `data-test` says nothing to us. */
const oursAlone = new Set(['site', 'wake', 'prefill', 'unlock', 'source']);

/** The most tags of a kind, and attributes of a tag, that are looked at; what is written alike is looked at once. */
const most = { tags: 200, attributes: 50 };

/** What is wrong with the tags of widgets, and with what opens them. */
export function checkTags({ tags, openers, strays }: ReadPage, ground: PageGround): EmbedFinding[] {
  const names = ground.widgets.map(({ name }) => name);
  return [
    ...different(tags).flatMap((tag) => checkTag(tag, ground, names)),
    ...different(openers).flatMap((opener) => checkOpener(opener, ground)),
    ...different(strays).flatMap((stray) => checkStray(stray, ground)),
  ];
}

const different = (tags: readonly ReadTag[]) =>
  [...new Map(tags.map((tag) => [JSON.stringify(tag), tag])).values()].slice(0, most.tags);

function checkTag(tag: ReadTag, ground: PageGround, names: readonly string[]): EmbedFinding[] {
  const name = tag.name.slice('vt-'.length);
  const shown = showTag(tag);
  if (tag.inside) return [find('tagInside', 'limits', { tag: shown, inside: tag.inside })];
  const widget = tag.name.startsWith('vt-') ? ground.widgets.find((each) => each.name === name) : undefined;
  const swallowing: EmbedFinding[] = tag.swallows
    ? [find(tag.swallows, 'limits', { tag: shown }, replaceBy(tag, tag.name))]
    : [];
  if (!widget) {
    const near = findNearest(name, names);
    const mend = near === undefined ? undefined : replaceBy(tag, `vt-${near}`);
    return [find('unknownTag', 'limits', { tag: shorten(tag.name) }, mend), ...swallowing];
  }
  return [...swallowing, ...checkNeeds(tag, name), ...checkAttributes(tag, widget, ground, '')];
}

/** Frameworks write signs of their own around an attribute's name. */
function checkNeeds(tag: ReadTag, name: string): EmbedFinding[] {
  const needed = (isOffered(name) && needs[name]) || [];
  const isGiven = Object.keys(tag.attributes).some((written) => needed.some((each) => written.includes(each)));
  const [attribute] = needed;
  return attribute === undefined || isGiven
    ? []
    : [find('missingAttribute', 'limits', { tag: showTag(tag), attribute })];
}

function checkOpener(opener: ReadTag, ground: PageGround): EmbedFinding[] {
  const name = opener.attributes['data-vt-open'] ?? '';
  const shown = showTag(opener);
  if (opener.inside) return [find('tagInside', 'limits', { tag: shown, inside: opener.inside })];
  const opened = ground.widgets.filter(({ opens }) => opens);
  const widget = opened.find((each) => each.name === name);
  if (widget) return checkAttributes(opener, widget, ground, 'data-vt-');
  const known = opened.map((each) => each.name).join(', ');
  return [find('unknownOpened', 'limits', { tag: shown, value: shorten(name), known })];
}

/** An element that was likely to open a widget: by a name that is nearly the right one, or without it. */
function checkStray(stray: ReadTag, { widgets }: PageGround): EmbedFinding[] {
  const opened = widgets.filter(({ opens }) => opens);
  const names = opened.map(({ name }) => name);
  const written = Object.keys(stray.attributes).slice(0, most.attributes);
  const tell = (attribute: string, mend: ReturnType<typeof renamed>) => [
    find('unknownOpener', 'limits', { tag: showTag(stray), attribute: shorten(attribute) }, mend),
  ];
  for (const attribute of written) {
    const [, apart, joined = ''] = openingPattern.exec(attribute) ?? [];
    const value = stray.attributes[attribute] ?? '';
    if (findNearest(apart ?? joined, ['open']) && findNearest(value, names))
      return tell(attribute, renamed(stray, attribute, 'data-vt-open'));
  }
  for (const attribute of written) {
    const [, own = ''] = /^data-vt-(.+)$/.exec(attribute) ?? [];
    const widget = opened.find(({ attributes }) => Object.hasOwn(attributes, own));
    if (widget) return tell(attribute, withValue(stray, 'data-vt-open', widget.name));
  }
  return [];
}

/** @param prefix what stands before the attributes of what is opened */
function checkAttributes(tag: ReadTag, widget: CheckedWidget, ground: PageGround, prefix: string): EmbedFinding[] {
  const shown = showTag(tag);
  const isShort = writeTag(tag) !== undefined;
  const common = prefix ? followedAttributes : commonNames;
  const all = { ...widget.attributes, ...Object.fromEntries(common.map((name) => [name, readsCommon(name)])) };
  const isMeant = (name: string) => {
    if (prefix) return name.startsWith(prefix) && name !== 'data-vt-open';
    return !anyones.test(name) || readPrefixed(name, all) !== undefined;
  };
  return Object.entries(tag.attributes)
    .slice(0, most.attributes)
    .flatMap(([name, value]): EmbedFinding[] => {
      if (!isMeant(name)) return [];
      const own = name.slice(prefix.length);
      const reads = Object.hasOwn(all, own) ? all[own] : undefined;
      const parts = { tag: shown, attribute: shorten(name), value: shorten(value) };
      if (!reads) {
        const near = isShort
          ? ((prefix ? undefined : readPrefixed(name, all)) ?? findNearest(own, Object.keys(all)))
          : undefined;
        const mend = near === undefined ? undefined : renamed(tag, name, prefix + near);
        return [find('unknownAttribute', 'limits', parts, mend)];
      }
      if (!reads(value)) return [find('unreadAttribute', 'limits', parts)];
      return checkValue(own, { tag, name, value, prefix, parts }, ground);
    });
}

/** The attribute of ours that stands there with what only an opener's have before it. */
function readPrefixed(name: string, all: object): string | undefined {
  const [, vt, own = ''] = /^data-(vt-)?(.+)$/.exec(name) ?? [];
  return Object.hasOwn(all, own) && (vt || own.includes('-') || oursAlone.has(own)) ? own : undefined;
}

/** Whether what every widget takes makes anything of a text. */
const readsCommon = (name: CommonAttribute) => (said: string) =>
  commonValues(name)?.includes(said.trim().toLowerCase()) ?? true;
