import type { ReactNode } from 'react';
import type { Call } from '../../../contract/calls.ts';
import type { SiteSummary } from '../../../contract/entities/site.ts';
import type { AnyTextTable } from '../../../contract/text.ts';
import type { AttributeTable, AttributeValues } from './attributes.ts';
import type { Page, Route } from './page.ts';
import type { Sheet } from './sheet-data.ts';
import type { Translate } from './words.ts';

/** When a rendered widget's script is fetched. `never`: its HTML is enough. A bare one wakes when visible. */
export type Wake = 'now' | 'idle' | 'visible' | 'interaction' | 'never';

export interface LoadContext {
  call: Call;
  site: SiteSummary;
  route: Route;
  signal: AbortSignal;
}

/** What a view receives. Nothing else reaches it: no globals, no fetch. */
export interface ViewProps<
  Attributes = object,
  Data = undefined,
  Text extends AnyTextTable = AnyTextTable,
  OwnParts extends Parts = Parts,
> extends Page {
  data: Data;
  attributes: Attributes;
  t: Translate<Text>;
  /** An id that is the widget's own on the page: `id('title')`. React's useId starts again in every root. */
  id(name: string): string;
  /** A link within the site. */
  link(path: string): string;
  call: Call;
  /** Dispatches `vt-<name>` from the element, bubbling and composed. False when a listener prevented it. */
  emit(name: string, detail?: unknown): boolean;
  /** The element, once it lives in a browser. */
  host?: HTMLElement;
  parts?: OwnParts;
}

/** A view's props, by what stands in the widget's data and text files: nothing of them is written twice. */
export type PropsOf<
  Attributes extends AttributeTable,
  Load extends (...given: never[]) => Promise<unknown>,
  Text extends AnyTextTable,
  OwnParts extends Parts = Parts,
> = ViewProps<AttributeValues<Attributes>, Awaited<ReturnType<Load>>, Text, OwnParts>;

/** Components by name, and the sheets that they wear. */
export interface Parts {
  sheets: readonly Sheet[];
}

/** What a widget is. Methods, so that tables can hold widgets of every kind. */
export interface WidgetDefinition<
  Attributes extends AttributeTable = AttributeTable,
  Data = unknown,
  Text extends AnyTextTable = AnyTextTable,
  OwnParts extends Parts = Parts,
> {
  /** The folder's name, the tag's suffix and the dictionary's prefix: `news` is `vt-news`. */
  name: string;
  attributes: Attributes;
  /** The attributes that change how it looks and not what it loads. */
  presentation?: readonly (keyof Attributes & string)[];
  wake: Wake;
  /** In its place, where that depends on what the widget shows. */
  wakeFor?(data: Data): Wake;
  /** The only way to data; runs in the server and in a browser. */
  load(context: LoadContext, attributes: AttributeValues<Attributes>): Promise<Data>;
  /**
   * What of the data hydration needs, when that is less than the view: what only stands in a server's HTML, such as rich
   * text, is not sent twice. A widget that later has to render by itself loads again.
   */
  client?(data: Data): Partial<Data>;
  View(props: ViewProps<AttributeValues<Attributes>, Data, Text, OwnParts>): ReactNode;
  /** Its styles. A page that a server rendered has them already, so only a bare widget fetches them. */
  sheet(): Promise<{ sheet: Sheet }>;
  /**
   * What only some attributes need, fetched before the first render and given to the view as `parts`: a form that
   * stands in the page never fetches the dialog. Hydration says so, and can do without what only stands in the HTML that
   * it takes over (`Still`).
   */
  parts?(attributes: AttributeValues<Attributes>, hydrating?: boolean): Promise<OwnParts> | undefined;
  text: Text;
}
