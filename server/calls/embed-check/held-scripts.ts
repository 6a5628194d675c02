type Attributes = Readonly<Record<string, string>>;

/** What of a script's tag tells whether it runs. */
interface ScriptTag {
  attributes: Attributes;
  /** What keeps it from being alive. */
  inside?: string;
  /** Where its address stands, if not in `src`. */
  parked?: string;
}

/** What holds scripts of a page back, by what it writes into their tags. */
export interface Holder {
  /** As those who run the page know it. */
  name: string;
  /** When it lets them run: once the page has `loaded`, is first `used`, or its visitor has `agreed`. */
  until: 'loaded' | 'used' | 'agreed';
  type?: RegExp;
  /** An attribute of its own. */
  attribute?: RegExp;
  /** One whose value is of its own, too. */
  value?: readonly [name: string, value: RegExp];
  /** What it leaves a tag alone for. Cloudflare wants it before `src`. */
  exempt?: Attributes;
}

const holders: readonly Holder[] = [
  {
    ...{ name: 'Cloudflare Rocket Loader', until: 'loaded', type: /^[\da-f]{8,}-|^text\/rocketscript$/i },
    exempt: { 'data-cfasync': 'false' },
  },
  { name: 'WP Rocket', until: 'used', type: /^(?:text\/)?rocketlazyloadscript$/i, exempt: { nowprocket: '' } },
  {
    ...{ name: 'LiteSpeed Cache', until: 'used', type: /^litespeed\/javascript$/i },
    exempt: { 'data-no-optimize': '1' },
  },
  // An older one writes this in place of `src`, and leaves the type alone.
  { name: 'Perfmatters', until: 'used', type: /^pmdelayedscript$/i, attribute: /^data-pmdelayedscript$/ },
  {
    ...{ name: 'WP Meteor', until: 'used', attribute: /^data-wpmeteor-(?:src|type)$/ },
    exempt: { 'data-wpmeteor-nooptimize': 'true' },
  },
  { name: 'NitroPack', until: 'used', type: /^nitropack\//i, exempt: { 'nitro-exclude': '' } },
  { name: 'Flying Scripts', until: 'used', value: ['data-type', /^lazy$/i] },
  {
    ...{ name: 'Cookiebot', until: 'agreed', attribute: /^data-cookieconsent$/ },
    exempt: { 'data-cookieconsent': 'ignore' },
  },
  {
    ...{ name: 'OneTrust', until: 'agreed', value: ['class', /\boptanon-category-/] },
    exempt: { 'data-ot-ignore': '' },
  },
  {
    ...{ name: 'Usercentrics', until: 'agreed', attribute: /^data-usercentrics$/ },
    exempt: { 'data-uc-allowed': 'true' },
  },
  { name: 'Complianz', until: 'agreed', attribute: /^data-cmplz-/ },
  { name: 'Borlabs Cookie', until: 'agreed', attribute: /^data-borlabs-/ },
  {
    ...{ name: 'Real Cookie Banner', until: 'agreed', attribute: /^consent-(?:original-|required$)/ },
    exempt: { 'consent-skip-blocker': '' },
  },
  { name: 'CookieYes', until: 'agreed', attribute: /^data-cookieyes$/ },
  {
    ...{ name: 'iubenda', until: 'agreed', value: ['class', /\b_iub_cs_activate/] },
    exempt: { class: '_iub_cs_skip' },
  },
  { name: 'Didomi', until: 'agreed', type: /^didomi\/javascript$/i },
  { name: 'Klaro', until: 'agreed', attribute: /^data-name$/ },
];

/** Types of scripts that run. */
const running = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|module)?$/i;

/** Whether a browser runs it by itself. */
const runsAlone = ({ attributes, parked }: ScriptTag) =>
  parked === undefined && running.test(attributes.type?.trim() ?? '');

/** What holds a script back, and what of its tag tells so. */
export function findHolder(tag: ScriptTag): (Holder & { mark: string }) | undefined {
  if (runsAlone(tag)) return undefined;
  for (const holder of holders) {
    const mark = findMark(holder, tag.attributes);
    if (mark !== undefined) return { ...holder, mark };
  }
  return undefined;
}

function findMark({ type, attribute, value }: Holder, attributes: Attributes): string | undefined {
  if (type?.test(attributes.type?.trim() ?? '')) return writeMark('type', attributes);
  if (value?.[1].test(attributes[value[0]] ?? '')) return writeMark(value[0], attributes);
  return attribute && Object.keys(attributes).find((name) => attribute.test(name));
}

export const writeMark = (name: string, attributes: Attributes) => `${name}="${attributes[name]}"`;

/** Whether a browser runs it, be it late. */
export function isLive(tag: ScriptTag): boolean {
  if (tag.inside || 'nomodule' in tag.attributes) return false;
  const holder = findHolder(tag);
  return holder ? holder.until !== 'agreed' : runsAlone(tag);
}

/** In which attribute a script's address stands while something holds it back; values of other scripts' are not looked at. */
export const findParked = (attributes: Attributes) =>
  attributes.src === undefined
    ? Object.keys(attributes).find(
        (name) => /src(?:-_)?$|^data-pmdelayedscript$/.test(name) && attributes[name]?.includes('loader.js'),
      )
    : undefined;
