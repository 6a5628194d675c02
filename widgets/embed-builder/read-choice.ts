import { addresses } from '../../contract/addresses.ts';
import { themes, type WidgetTheme } from '../../contract/common-attributes.ts';
import { pageSize } from '../../contract/constants.ts';
import type { EmbedAttribute, EmbedOptions, EmbedProperty } from '../../contract/entities/embed.ts';
import type { SiteSummary } from '../../contract/entities/site.ts';
import { toPath } from '../../contract/paths.ts';
import {
  type LoaderSource,
  type ModeName,
  modes,
  type Room,
  readMode,
  type Snippet,
} from '../../contract/snippet-modes.ts';
import { listEarly } from '../../contract/snippets.ts';
import { say } from '../../contract/text.ts';
import type { PageQuery } from '../kit/runtime/page.ts';
import { isOffered, labels, type names } from './names.text.ts';
import { needs } from './needs.ts';
import { type Fault, missing, readAttribute } from './read-attribute.ts';

/** Which of the loaders a page has: see `LoaderSource`. An `early` one is pinned, and what it fetches comes beside it. */
const releaseNames = ['newest', 'pinned', 'early', 'sealed'] as const;
export type ReleaseName = (typeof releaseNames)[number];

/** What was asked for, as far as it can be had. What cannot be read counts as missing, as it does in a widget. */
export interface Choice {
  widget: keyof typeof names;
  mode: ModeName;
  /** It can be opened over the page. */
  canOpen: boolean;
  /** Where over the page it may stand, when there are several places; the first is the usual one. */
  places: readonly string[];
  /** What of the widget's attributes is the chooser's; how it is opened is the mode's. */
  attributes: readonly EmbedAttribute[];
  /** Of the site that it shows; without one it follows its page. */
  mark?: string;
  /** What its page looks like. */
  ground: WidgetTheme;
  release: ReleaseName;
  /** What there is to choose from: nobody waits for what opens later. */
  releases: readonly ReleaseName[];
  /** What its button or link says unless told otherwise. */
  standardLabel: string;
  snippet: Snippet;
  /** By the key of the query that it is of. */
  faults: Readonly<Record<string, Fault>>;
}

/** The key of a query that says a property's value. */
export const keyOf = ({ name }: Pick<EmbedProperty, 'name'>) => name.slice('--'.length);

/** What of an attribute's kind says that a mode decides over it. */
const ofMode = new Set(['mode', 'open']);

export function readChoice(
  { options, sites, mark }: { options: EmbedOptions; sites: readonly SiteSummary[]; mark: string },
  query: PageQuery,
): Choice {
  const faults: Record<string, Fault> = {};
  const said = (key: string) => String([query[key] ?? ''].flat()[0]).trim();
  const asked = said('widget');
  const widget = options.widgets.find(({ name }) => name === (asked || 'form')) ?? options.widgets[0];
  if (!widget || !isOffered(widget.name)) throw new Error('The server offers no widget.');
  if (asked && asked !== widget.name) faults.widget = 'unknownWidget';
  const canOpen = widget.attributes.some(({ name }) => name === 'open');
  const mode = readMode(said('mode'), canOpen);
  if (said('mode') && mode !== said('mode')) faults.mode = 'badChoice';
  const site = sites.find(({ mark }) => mark === said('site'));
  if (said('site') && !site) faults.site = 'unknownSite';

  const attributes = widget.attributes.filter(({ name }) => !ofMode.has(name));
  const values: Record<string, string> = {};
  for (const attribute of attributes) {
    const read = readAttribute(attribute, said(attribute.name), options, widget.name);
    if (read.fault) faults[attribute.name] = read.fault;
    if (read.value !== undefined) values[attribute.name] = read.value;
  }
  const needed = needs[widget.name] ?? [];
  if (!needed.some(said)) {
    const lacking = attributes.find(({ name }) => name === needed[0]);
    const fault = lacking && missing[lacking.kind];
    if (fault) faults[lacking.name] = fault;
  }
  if (site) values.site = site.mark;
  const [light] = themes;
  const ground = themes.find((word) => word === said('theme')) ?? light;
  if (said('theme') && ground !== said('theme')) faults.theme = 'badChoice';
  if (ground !== light) values.theme = ground;
  const { overlay, after: wait } = modes[mode];
  const places = overlay ? placesOf(widget.attributes) : [];
  if (places.length > 1 && said('place') && said('place') !== places[0]) {
    if (places.includes(said('place'))) values.mode = said('place');
    else faults.place = 'badChoice';
  }
  const after = wait && readAmount(said('after'), wait.most);
  if (wait && said('after') && !after) faults.after = 'badAmount';

  const theme: Record<string, string> = {};
  for (const property of options.properties) {
    const value = said(keyOf(property));
    // What goes without saying on paper has to be said on dark ground.
    if (value === '' || (ground === light && value === property.standard)) continue;
    if (patterns[property.kind].test(value)) theme[property.name] = value;
    else faults[keyOf(property)] = property.kind === 'color' ? 'badColor' : 'badLength';
  }

  const standardLabel = labelOf(widget.name, mark);
  const asking = releaseNames.find((name) => name === said('release')) ?? 'newest';
  if (said('release') && asking !== said('release')) faults.release = 'badChoice';
  const releases = releaseNames.filter((name) => name !== 'early' || !overlay);
  const release = asking === 'early' && overlay ? 'pinned' : asking;
  const { origin } = options;
  const loader = { origin, pinned: pin(release, options) };
  const snippet: Snippet = {
    loader,
    ...{ widget: widget.name, mode, attributes: values, theme },
    ...(wait && { after: after ?? wait.standard }),
    label: said('label') || standardLabel,
    href: findPage(origin, site?.mark ?? mark, values),
    room: findRoom(widget.name, values, options),
    ...(release === 'early' && { early: listEarly(loader, widget, values) }),
  };
  return {
    ...{ widget: widget.name, mode, canOpen, places, attributes, mark: site?.mark, ground },
    ...{ release, releases, standardLabel, snippet, faults },
  };
}

function pin(release: ReleaseName, { release: { name, integrity, sealed } }: EmbedOptions): LoaderSource['pinned'] {
  if (release === 'newest') return undefined;
  return release === 'sealed' ? { name, integrity: sealed.integrity, sealed: true } : { name, integrity };
}

/** Where a widget may stand over the page: all that its `mode` can say but the first, which is in the page. */
const placesOf = (attributes: readonly EmbedAttribute[]) =>
  attributes.find(({ name }) => name === 'mode')?.words?.slice(1) ?? [];

function readAmount(said: string, most: number): number | undefined {
  return /^[1-9]\d{0,3}$/.test(said) && Number(said) <= most ? Number(said) : undefined;
}

const patterns = {
  color: /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i,
  length: /^(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%))$/,
} as const;

/** Where visitors without scripts find the same: a form has a page, and so has a film. */
function findPage(origin: string, mark: string, values: Readonly<Record<string, string>>) {
  if (values['form-id']) return `${origin}/${mark}${toPath(addresses.form, values['form-id'])}`;
  return values.videos ? (JSON.parse(values.videos) as { url: string }[])[0]?.url : undefined;
}

/** How much is kept free of the page; nothing for what is high in its own way in each place. */
function findRoom(widget: string, values: Readonly<Record<string, string>>, options: EmbedOptions): Room | undefined {
  if (widget === 'media-player') return { shape: '16 / 9' };
  if (widget === 'form') {
    const { room } = options.forms.find(({ id }) => String(id) === values['form-id']) ?? {};
    const note = values.test === undefined ? { narrow: 0, wide: 0 } : noteRoom;
    return room && { narrow: `${room.narrow + note.narrow}px`, wide: `${room.wide + note.wide}px` };
  }
  if (widget !== 'event-list') return undefined;
  const count = Number(values['page-size'] ?? pageSize.standard);
  // There may be fewer events: a screen of room is enough for nothing below it to be seen to move.
  const toLength = (height: number) => `min(100vh, ${height}px)`;
  return { narrow: toLength(eventRoom.narrow * count + 400), wide: toLength(eventRoom.wide * count + 540) };
}

/** What a row of event-list.style.ts comes to, in CSS pixels: with two lines of words on a phone, with one elsewhere. */
const eventRoom = { narrow: 200, wide: 121 } as const;

/** What the line of test-mode.style.ts comes to, likewise. */
const noteRoom = { narrow: 90, wide: 70 } as const;

/** Whether the words of its button or link are the chooser's. */
export const hasLabel = ({ mode, snippet }: Choice) =>
  modes[mode].opener || (mode === 'inline' && snippet.href !== undefined);

/** What a button or a link says where nobody says otherwise. */
const labelOf = (widget: string, mark: string) => say(widget === 'media-player' ? labels.watch : labels.consult, mark);

/** What was said as an address's query, from the question mark on, without what goes without saying. */
export function writeQuery(said: PageQuery, { forms }: EmbedOptions, mark: string): string {
  const { widget = 'form' } = said;
  const standards: Readonly<Record<string, string | undefined>> = {
    ...{ widget: 'form', mode: 'inline', theme: themes[0], release: 'newest', label: labelOf(String(widget), mark) },
    'form-id': widget === 'form' ? String(forms[0]?.id) : undefined,
  };
  const written = new URLSearchParams();
  for (const [key, value] of Object.entries(said))
    if (String(value).trim() !== '' && String(value) !== standards[key]) written.append(key, String(value));
  return written.size > 0 ? `?${written}` : '';
}

/** Where what was chosen is seen alive, in a document of no origin. */
export const previewPath = '/embed/preview';
