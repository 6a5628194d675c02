import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { EmbedAttribute, EmbedOptions, EmbedProperty } from '../../contract/entities/embed.ts';
import { widgets as table } from '../../loader/widgets.ts';
import { isOffered, words } from '../../widgets/embed-builder/names.text.ts';
import { thanksSheet } from '../../widgets/kit/components/thanks.style.ts';
import { type AttributeKind, attributeName } from '../../widgets/kit/runtime/attributes.ts';
import { flattenSheets } from '../../widgets/kit/runtime/sheet-data.ts';
import type { WidgetDefinition } from '../../widgets/kit/runtime/widget.ts';
import { baseSheet } from '../../widgets/kit/styles/base.style.ts';
import { layoutSheet } from '../../widgets/kit/styles/layout.style.ts';
import type { CheckGround } from '../calls/embed-check/ground.ts';
import { readRelease } from '../http/read-release.ts';

/** What an embedded widget can be, whatever the site: read from what the widgets themselves are. */
export type EmbedGround = Pick<EmbedOptions, 'release' | 'widgets' | 'properties'>;

export async function describeWidgets(browserFolder: string, origin: string): Promise<EmbedGround> {
  const [definitions, { name, integrity, sealed, imports }] = await Promise.all([
    readDefinitions(),
    readRelease(browserFolder, origin),
  ]);
  return {
    release: { name, integrity, sealed },
    widgets: definitions
      .filter(({ name }) => isOffered(name))
      .map(({ name, attributes }) => ({
        name,
        attributes: Object.entries(attributes).map(([property, kind]) => describe(property, kind)),
        // In one order, which compresses best.
        imports: [...(imports[name] ?? [])].sort(),
      })),
    properties: describeProperties(),
  };
}

/**
 * What the tags of a page are held against: all there are, whether they are offered or not.
 * @param keptFolder where the files of this release and of those before it are
 */
export async function describeTags(
  browserFolder: string,
  origin: string,
  keptFolder: string,
): Promise<Pick<CheckGround, 'release' | 'widgets' | 'hasRelease'>> {
  const [definitions, release] = await Promise.all([readDefinitions(), readRelease(browserFolder, origin)]);
  return {
    release,
    hasRelease: await listReleases(keptFolder),
    widgets: definitions.map(({ name, attributes }) => ({
      name,
      opens: attributes.open?.parse('') === true,
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([property, kind]) => [
          attributeName(property),
          (text: string) => reads(kind, text),
        ]),
      ),
    })),
  };
}

/** Read once: so are the files that are served. A server of calls alone keeps none. */
async function listReleases(keptFolder: string): Promise<CheckGround['hasRelease']> {
  const files = await readdir(path.join(keptFolder, 'v'), { recursive: true }).catch(none);
  const loaders = new Set(files.filter((file) => path.basename(file) === 'loader.js'));
  return (name, sealed) => loaders.has(path.join(name, sealed ? 'sealed' : '', 'loader.js'));
}

function none(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

const readDefinitions = async () =>
  Promise.all(
    Object.values(table).map(async (fetchWidget) => (await fetchWidget()).default as unknown as WidgetDefinition),
  );

/** Parsing never fails: what an attribute cannot read is as good as none, unless that is what was written. */
function reads({ parse, format }: AttributeKind<unknown>, text: string): boolean {
  const nothing = parse(null);
  return !isDeepStrictEqual(parse(text), nothing) || format(nothing) === text.trim().toLowerCase();
}

/** An attribute's kind is not written anywhere: what it makes of a few texts tells. */
function describe(property: string, { parse, format }: AttributeKind<unknown>): EmbedAttribute {
  const name = attributeName(property);
  const nothing = parse(null);
  const standard = format(nothing) ?? undefined;
  if (typeof nothing === 'boolean') return { name, kind: 'switch' };
  if (Array.isArray(nothing)) return { name, kind: 'films' };
  if (typeof nothing === 'object') return { name, kind: 'values' };
  if (typeof nothing === 'string') {
    const known = Object.keys(words).filter((word) => parse(word) === word);
    return { name, kind: 'choice', words: known, standard };
  }
  if (typeof nothing === 'number') return { name, kind: 'number', standard };
  return { name, kind: parse('7') === 7 ? 'id' : 'text' };
}

/** The colours and the corners; what else may be themed is the layout of a whole page. */
function describeProperties(): EmbedProperty[] {
  const texts = flattenSheets([baseSheet, layoutSheet, thanksSheet]).map(({ text }) => text);
  const found = texts.flatMap((text) => [...text.matchAll(/var\((--vt-[a-z-]+), ?(#[0-9a-f]+|\d+px)\)/g)]);
  const standards = new Map<string, string>();
  for (const [, name = '', standard = ''] of found)
    if (!standards.has(name) && isThemedHere(name, standard)) standards.set(name, standard);
  return [...standards].map(([name, standard]) => ({ name, kind: isColor(standard) ? 'color' : 'length', standard }));
}

const isColor = (standard: string) => standard.startsWith('#');
const isThemedHere = (name: string, standard: string) => isColor(standard) || name === '--vt-radius';
