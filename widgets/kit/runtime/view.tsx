import { createContext, type ReactElement, useEffect, useLayoutEffect } from 'react';
import type { Call } from '../../../contract/calls.ts';
import type { AttributeTable, AttributeValues } from './attributes.ts';
import type { Page } from './page.ts';
import type { Parts, WidgetDefinition } from './widget.ts';
import { createTranslate } from './words.ts';

/** What the kit's own components need to know of where they are. */
export interface Surroundings {
  /** The content server's origin, without a final slash; empty on its own pages. */
  origin: string;
  /** The markup came from a server: pictures already have their addresses. */
  rendered: boolean;
  /** The element, once it lives in a browser; a server has none. */
  host?: HTMLElement;
  /** What it shows was loaded here: none of what is made from now on stands there already. */
  loaded?: boolean;
  /** Of whose site, and where in it. Every widget has it; a part that stands alone has none. */
  page?: Pick<Page, 'site' | 'route'>;
  /** A link within the site. */
  link(path: string): string;
}

export const SurroundingsContext = createContext<Surroundings>({ origin: '', rendered: true, link: (path) => path });

export interface Mounting extends Omit<Surroundings, 'link'> {
  definition: WidgetDefinition;
  attributes: AttributeValues<AttributeTable>;
  data: unknown;
  page: Page;
  /** Distinguishes this widget's ids from all others' on the page. */
  key: string;
  call: Call;
  parts?: Parts;
  /** Called once, as soon as the view has taken its elements over or made them. */
  taken?: () => void;
  /** Called once, when the view stands in the page with its listeners. */
  ready?: () => void;
}

/** A widget's view with everything around it; the server renders it to text and the element mounts or hydrates it. */
export function createView(mounting: Mounting): ReactElement {
  const { definition, page, host, key } = mounting;
  const { View } = definition;
  const link = (path: string) => createLink(mounting, path);
  return (
    <SurroundingsContext.Provider value={{ ...mounting, link }}>
      <View
        {...page}
        data={mounting.data}
        attributes={mounting.attributes}
        t={createTranslate(definition.name, definition.text, page.site, page.dictionary)}
        id={(name) => `${key}-${name}`}
        link={link}
        call={mounting.call}
        emit={(name, detail) => (host ? emit(host, name, detail) : true)}
        host={host}
        parts={mounting.parts}
      />
      <Ready taken={mounting.taken} ready={mounting.ready} />
    </SurroundingsContext.Provider>
  );
}

function Ready({ taken, ready }: Pick<Mounting, 'taken' | 'ready'>): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it tells of the first time only
  useLayoutEffect(() => taken?.(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it tells of the first time only
  useEffect(() => ready?.(), []);
  return null;
}

function createLink({ origin, page }: Mounting, path: string): string {
  return path.startsWith('/') ? origin + page.route.base + path : path;
}

/** Dispatches one of the kit's events; `vt-` goes before the name. */
export function emit(host: HTMLElement, name: string, detail?: unknown): boolean {
  return host.dispatchEvent(new CustomEvent(`vt-${name}`, { bubbles: true, composed: true, cancelable: true, detail }));
}
