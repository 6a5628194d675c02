import type { Diagnosis } from '../../../contract/entities/embed-check.ts';
import type { Word } from '../../../contract/text.ts';

/** What a page may ask of the loader: `vitrine.push(['open', 'form', { formId: 1 }])`, also before it has arrived. */
export interface Commands {
  /** Opens an overlay widget, e.g. `form`; its attributes by property name. */
  open(widget: string, attributes?: Record<string, unknown>): void;
  close(widget?: string): void;
  on(event: string, listener: (detail: unknown, event: Event) => void): void;
  off(event: string, listener: (detail: unknown, event: Event) => void): void;
  /** Without it, traffic data goes with a form that the visitor sends; `{ traffic: false }` withholds it. */
  consent(choice: { traffic: boolean }): void;
  /** What the page knows of the visitor: values for fields by id or name, and values that go along unseen. */
  identify(visitor: { prefill?: Record<string, string>; hidden?: Record<string, string> }): void;
  /** Opens what an element's `data-vt-open` names, with its other `data-vt-*` as attributes. */
  press(opener: HTMLElement): void;
  /** Opens what the address's hash names. */
  follow(): void;
  /** Says in a bare element's place that it could not come, and in which words, with a way to try again. */
  offer(element: HTMLElement, retry: () => void, words?: Word): void;
  /** Fetches a widget's script now, whatever it was waiting for. */
  wake(element: Element): void;
  /** Says on the console what keeps widgets from working on this page, and to `tell` as data. */
  diagnose(tell?: (diagnosis: Diagnosis) => void): void;
  /** Looks for tags below a root that a document's observer cannot see into, such as a shadow root. */
  watch(root: Document | ShadowRoot): void;
}

export type Command = { [Name in keyof Commands]: [Name, ...Parameters<Commands[Name]>] }[keyof Commands];

export interface Vitrine extends Commands {
  version: string;
  /** The content server's origin: the loader's own, unless its script says another by `data-origin`. */
  origin: string;
  /** Where calls go, when that is another place than the content: what the loader's script says by `data-api`. */
  api?: string;
  /** The site of widgets that name none: a mark or an id. */
  site?: string;
  push(...commands: Command[]): void;
  /** Imports a chunk, and again at another address when it fails; the build writes it in place of every `import()`. */
  load(path: string, from?: string): Promise<unknown>;
  consented?: { traffic: boolean };
  visitor?: { prefill?: Record<string, string>; hidden?: Record<string, string> };
}
