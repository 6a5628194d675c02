import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { commonNames } from '../contract/common-attributes.ts';
import { include } from './include.ts';
import type { Fetches } from './page.ts';

type Listener = (event: Event) => void;

/** What a server does not do, and says nothing of. */
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** What a component listens for, without `vt-`; the words are in `about.ts`, which no page needs. */
export const events = ['wake', 'ready', 'open', 'close', 'start', 'before-submit', 'submit', 'error'];

/** `before-submit` → `onVtBeforeSubmit` */
const handlerName = (event: string) =>
  `onVt${event.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/**
 * A widget's tag as a component of React 18 and 19, and of Preact in its place. Its properties are written as attributes,
 * so that a server writes them too, and what is not among them goes to the element as it is.
 * @param attributes the names of the widget's attributes in HTML, by property name
 */
export function createComponent(name: string, attributes: Readonly<Record<string, string>>, fetches: Fetches) {
  const attributeOf = new Map([...Object.entries(attributes), ...commonNames.map((name) => [name, name] as const)]);

  const Component = forwardRef<HTMLElement, Readonly<Record<string, unknown>>>((props, ref) => {
    const element = useRef<HTMLElement>(null);
    /** Those of the last render: an element's own listeners stay. */
    const handlers = useRef<Record<string, unknown>>({});
    /** Likewise, what the element was given: what it writes into its own tag is its own. */
    const given = useRef<Record<string, unknown>>({});
    const own: Record<string, unknown> = {};
    const heard: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(props)) {
      const attribute = attributeOf.get(key);
      if (events.some((event) => handlerName(event) === key)) heard[key] = value;
      else if (attribute) own[attribute] = writeValue(value);
      else own[key === 'className' ? 'class' : key] = value;
    }
    useImperativeHandle(ref, () => element.current as HTMLElement, []);
    useBrowserEffect(() => {
      handlers.current = heard;
      // Preact empties the property of what is not given any more, and an empty `open` is one that is there.
      for (const attribute of attributeOf.values())
        if (given.current[attribute] !== undefined && own[attribute] === undefined)
          element.current?.removeAttribute(attribute);
      given.current = own;
    });
    useBrowserEffect(() => {
      const left = new AbortController();
      for (const event of events) {
        const listener: Listener = (told) => (handlers.current[handlerName(event)] as Listener | undefined)?.(told);
        element.current?.addEventListener(`vt-${event}`, listener, { signal: left.signal });
      }
      include(fetches);
      return () => left.abort();
    }, []);
    // The element writes into its own tag that it is ready, which may be before React has seen what a server wrote.
    return createElement(`vt-${name}`, { ...own, ref: element, suppressHydrationWarning: true });
  });
  Component.displayName = `vt-${name}`;
  return Component;
}

/** An attribute's text; nothing where there is to be no attribute. */
function writeValue(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
