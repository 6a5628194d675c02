// @vitest-environment happy-dom

import { readdirSync, readFileSync } from 'node:fs';
import type * as runtime from 'preact/jsx-runtime';
import { type Plugin, rollup } from 'rollup';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as react from '../../../loader/react.ts';
import configurations from '../../../rollup.config.mjs';

type React = typeof react & Pick<typeof runtime, 'jsx'>;

/** What stands for React in the bundle: Preact's sources, less what nobody uses. */
async function buildReact(): Promise<React> {
  const [{ plugins }] = configurations;
  const needed = ['alias', 'lean-preact', 'node-resolve', 'esbuild'];
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry.ts' ? `${process.cwd()}/entry.ts` : null),
    load: (id) =>
      id.endsWith('/entry.ts') ? `export * from './loader/react.ts'; export { jsx } from 'react/jsx-runtime';` : null,
  };
  const bundle = await rollup({
    input: 'entry.ts',
    // Preact's own files import each other in a circle.
    onwarn: () => undefined,
    plugins: [entry, ...(plugins as Plugin[]).filter(({ name }) => needed.includes(name))],
  });
  const [chunk] = (await bundle.generate({ format: 'es' })).output;
  return import(`data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`);
}

let built: React;
beforeAll(async () => {
  built = await buildReact();
});

const place = () => document.body.appendChild(document.createElement('div'));
const textOf = (container: Element) => [...container.querySelectorAll('li')].map(({ textContent }) => textContent);

afterEach(() => {
  document.body.innerHTML = '';
});

describe('what browsers get for React', () => {
  it('hears focus come and go anywhere below an element', () => {
    const { jsx, createRoot } = built;
    const told: string[] = [];
    const container = place();
    const view = jsx('section', {
      onFocusCapture: () => told.push('focus'),
      onBlurCapture: () => told.push('blur'),
      children: jsx('input', {}),
    } as object);
    createRoot(container).render(view);
    container.querySelector('input')?.focus();
    container.querySelector('input')?.blur();
    expect(told).toEqual(['focus', 'blur']);
  });

  it('takes over what a server wrote, renders again and leaves', () => {
    const { jsx, hydrateRoot } = built;
    const container = place();
    container.innerHTML = '<button>One</button>';
    const button = container.firstElementChild;
    const press = vi.fn();
    const root = hydrateRoot(container, jsx('button', { onClick: press, children: 'One' } as object));
    container.querySelector('button')?.click();
    expect(press).toHaveBeenCalledTimes(1);
    root.render(jsx('button', { onClick: press, children: 'Two' } as object));
    expect(container.firstElementChild).toBe(button);
    expect(container.textContent).toBe('Two');
    root.unmount();
    expect(container.innerHTML).toBe('');
  });

  it('keeps the elements of a list by their keys, in whatever order they come', () => {
    const { jsx, createRoot } = built;
    const container = place();
    const root = createRoot(container);
    const show = (...names: string[]) =>
      root.render(jsx('ul', { children: names.map((name) => jsx('li', { children: name }, name)) } as object));
    show('a', 'b', 'c', 'd');
    const [a, , c] = container.querySelectorAll('li');
    show('d', 'c', 'x', 'a');
    expect(textOf(container)).toEqual(['d', 'c', 'x', 'a']);
    expect([...container.querySelectorAll('li')].filter((item) => item === a || item === c)).toHaveLength(2);
    show();
    expect(textOf(container)).toEqual([]);
  });

  it('has state, references, effects that are cleaned up, and context', async () => {
    const { jsx, createRoot, createContext, useContext, useEffect, useLayoutEffect, useRef, useState } = built;
    const told: string[] = [];
    const Language = createContext('cn');
    const Inner = () => jsx('b', { children: useContext(Language) } as object);
    const View = () => {
      const [count, setCount] = useState(0);
      const button = useRef<HTMLButtonElement>(null);
      useLayoutEffect(() => void told.push(`stands: ${button.current?.localName}`), []);
      useEffect(() => {
        told.push(`effect of ${count}`);
        return () => void told.push(`end of ${count}`);
      }, [count]);
      return jsx('button', {
        ref: button,
        onClick: () => setCount((before) => before + 1),
        children: [count, jsx(Inner, {})],
      } as object);
    };
    const container = place();
    const root = createRoot(container);
    const show = (value: string) => root.render(jsx(Language.Provider, { value, children: jsx(View, {}) }));
    show('cn');
    expect(told).toEqual(['stands: button']);
    await vi.waitFor(() => expect(told.at(-1)).toBe('effect of 0'));
    container.querySelector('button')?.click();
    await vi.waitFor(() => expect(told.slice(-2)).toEqual(['end of 0', 'effect of 1']));
    show('en');
    await vi.waitFor(() => expect(container.textContent).toBe('1en'));
    root.unmount();
    await vi.waitFor(() => expect(told.at(-1)).toBe('end of 1'));
  });

  it('passes on what a view throws, and goes on with the next', () => {
    const { jsx, createRoot } = built;
    const root = createRoot(place());
    const Broken = () => {
      throw new Error('broken');
    };
    expect(() => root.render(jsx(Broken, {}))).toThrow('broken');
    const container = place();
    createRoot(container).render(jsx('p', { children: 'whole' } as object));
    expect(container.textContent).toBe('whole');
  });
});

describe('a view', () => {
  const views = readdirSync('widgets', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

  it.each(views)('needs nothing that is left out of Preact: %s', (file) => {
    const source = readFileSync(`widgets/${file}`, 'utf8');
    // An attribute of style would be refused by a page's policy, too: classes and custom properties say it.
    expect(source).not.toMatch(/\sstyle=|xlink|PointerCapture|<(?:math|template|foreignObject)\b/);
  });
});
