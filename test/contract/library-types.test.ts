import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';

const library = path.resolve('dist/library');

const tags = (framework: string) => `/** @jsxImportSource ${framework} */
import type {} from 'vitrine/types/${framework}';
export const page = <>
  <vt-form form-id="1" mode="modal" open prefill='{"101":"ACME"}' onvt-submit={(event) => event.detail.id.trim()} />
  <vt-event-list page-size={6} site="en" wake="now" class="own" />
  <vt-form mode="dialog" />
  <vt-event-list view="tiles" />
  <vt-forms />
</>;
`;

/** Sources of pages; the last few lines of each are wrong. */
const pages: Record<string, string> = {
  'elements.ts': `import 'vitrine/elements/form';
import { configure } from 'vitrine';
configure({ origin: 'https://vendor.example', site: 2 });
const form = document.createElement('vt-form');
form.formId = 1;
form.prefill = { 101: 'ACME' };
form.mode = 'modal';
form.addEventListener('vt-submit', ({ detail }) => detail.formId.toFixed() + detail.id);
document.addEventListener('vt-error', ({ detail }) => detail.error.status?.toFixed());
window.vitrine.on('submit', ({ id, test }, event) => id.trim() + test + event.detail.formId.toFixed());
window.vitrine.on('error', ({ error, code }) => [error.status?.toFixed(), code === 'busy']);
window.vitrine.off('close', (detail: unknown, event: Event) => event.type + detail);
window.vitrine.push(['open', 'form', { formId: 1 }]);
window.vtApi.close('form');
(window.vitrine ||= []).push(['open', 'form', { formId: 1 }]);
(window.vitrine = window.vitrine || []).push(['consent', { traffic: false }]);
(window.vtApi ??= []).push(['diagnose']);
document.createElement('vt-event-list').pageSize = 6;
// From here on it is wrong.
configure({ site: 2 });
form.formId = 'one';
form.mode = 'dialog';
form.pageSize = 6;
(window.vitrine ||= []).push(['opens', 'form']);
window.vitrine = [['open']];
window.vitrine.on('vt-submit', () => {});
window.vitrine.on('submit', ({ sent }) => sent);
window.vtApi.on('sent', () => {});
`,
  'components.tsx': `import { EventList, Form } from 'vitrine/react';
import { useRef } from 'react';
export function Page() {
  const form = useRef<HTMLElementTagNameMap['vt-form']>(null);
  return <>
    <Form ref={form} className="own" formId={1} prefill={{ 101: 'ACME' }} wake="now" onVtBeforeSubmit={(event) => event.detail.refuse('No')} onVtSubmit={(event) => event.detail.id.trim()} />
    <EventList pageSize={6} view="cards" site="en" aria-label="Events">…</EventList>
    <Form formId="one" />
    <EventList view="tiles" />
    <Form onVtSent={() => {}} />
  </>;
}
`,
  'react.tsx': tags('react'),
  'preact.tsx': tags('preact'),
  // Svelte's compiler reads a tag as an object of this kind.
  'svelte.ts': `import type {} from 'vitrine/types/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
const tag = <Name extends keyof SvelteHTMLElements>(_name: Name, _written: SvelteHTMLElements[Name]) => {};
tag('vt-form', { 'form-id': '1', mode: 'modal', open: true, 'onvt-submit': (event) => event.detail.id.trim() });
tag('vt-form', { 'form-id': 1, 'on:vt-submit': (event) => event.detail.id.trim(), 'on:vt-open': () => {} });
tag('vt-event-list', { 'page-size': 6, site: 'en', wake: 'now', class: 'own' });
// From here on it is wrong.
tag('vt-form', { mode: 'dialog' });
tag('vt-form', { 'on:vt-sent': () => {} });
tag('vt-form', { 'on:vt-submit': (event) => event.detail.sent });
`,
  // So does Solid's.
  'solid.ts': `import type {} from 'vitrine/types/solid';
import type { JSX } from 'solid-js';
const tag = <Name extends keyof JSX.IntrinsicElements>(_name: Name, _written: JSX.IntrinsicElements[Name]) => {};
tag('vt-form', { 'form-id': '1', mode: 'modal', open: true, 'on:vt-submit': (event) => event.detail.id.trim() });
tag('vt-form', { 'form-id': 1, theme: undefined, 'prop:prefill': { 101: 'ACME' } });
tag('vt-event-list', { 'page-size': 6, site: 'en', wake: 'now', class: 'own' });
// From here on it is wrong.
tag('vt-form', { mode: 'dialog' });
tag('vt-form', { 'on:vt-sent': () => {} });
tag('vt-form', { 'on:vt-submit': (event) => event.detail.sent });
tag('vt-form', { 'prop:formId': 'one' });
`,
};

/** Sources of an application that tells what is missing from what is undefined; none of them is wrong. */
const exact: Record<string, string> = {
  'components.tsx': `import { Form } from 'vitrine/react';
declare const theme: 'dark' | undefined;
declare const id: number | undefined;
export const page = <Form formId={id} theme={theme} site={id} open={undefined} onVtSubmit={undefined} />;
`,
  ...Object.fromEntries(
    ['react', 'preact'].map((framework) => [
      `${framework}.tsx`,
      `/** @jsxImportSource ${framework} */
import type {} from 'vitrine/types/${framework}';
declare const theme: 'dark' | undefined;
export const page = <vt-form form-id={undefined} theme={theme} open={undefined} onvt-submit={undefined} />;
`,
    ]),
  ),
  'svelte.ts': `import type {} from 'vitrine/types/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
export const form: SvelteHTMLElements['vt-form'] = { 'form-id': undefined, theme: undefined, 'onvt-submit': undefined };
`,
};

/** Sources of an application of both systems of modules, none of which is wrong. */
const systems: Record<string, string> = {
  'both.mts': `import { configure } from './library/index.js';
import './library/elements/form.js';
import { Form } from './library/react.js';
import type {} from './library/types/react.js';
configure({ origin: 'https://vendor.example' });
export const form: HTMLElementTagNameMap['vt-form'] = document.createElement('vt-form');
export type Shown = typeof Form;
`,
  'both.cts': `import library = require('./library/index.cjs');
import elements = require('./library/elements/form.cjs');
import { Form } from './library/react.cjs';
import type {} from './library/types/react.cjs';
library.configure({ origin: 'https://vendor.example' });
export const form: HTMLElementTagNameMap['vt-form'] | typeof elements = document.createElement('vt-form');
export type Shown = typeof Form;
`,
};

/** What Svelte says of all tags, as far as ours add to it. */
const svelteElements = `export interface HTMLAttributes<Element> { class?: string; onclick?: (event: Event & { currentTarget: Element }) => void }
export interface SvelteHTMLElements { div: HTMLAttributes<HTMLDivElement> }
`;

/** The same of Solid. */
const solidElements = `export namespace JSX {
  interface HTMLAttributes<Element> { class?: string; onClick?: (event: Event & { currentTarget: Element }) => void }
  interface IntrinsicElements { div: HTMLAttributes<HTMLDivElement> }
}
`;

/** The lines that a compiler refuses, by file, and files of the library among them. */
function compile(sources: Record<string, string>, changes: ts.CompilerOptions = {}): Record<string, Set<number>> {
  const settings: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
    paths: {
      vitrine: [`${library}/index.d.ts`],
      'vitrine/*': [`${library}/*.d.ts`],
      'svelte/*': ['./dist/svelte-*.d.ts'],
      'solid-js': ['./dist/solid-elements.d.ts'],
    },
    ...changes,
  };
  const host = ts.createCompilerHost(settings);
  const { fileExists, getSourceFile } = host;
  const texts: Record<string, string> = {
    ...sources,
    'svelte-elements.d.ts': svelteElements,
    'solid-elements.d.ts': solidElements,
  };
  const textOf = (name: string) =>
    path.dirname(name) === path.resolve('dist') ? texts[path.basename(name)] : undefined;
  host.fileExists = (name) => textOf(name) !== undefined || fileExists(name);
  host.getSourceFile = (name, version, ...rest) => {
    const text = textOf(name);
    return text === undefined ? getSourceFile(name, version, ...rest) : ts.createSourceFile(name, text, version, true);
  };
  const program = ts.createProgram(
    Object.keys(sources).map((name) => path.resolve('dist', name)),
    settings,
    host,
  );
  const refused: Record<string, Set<number>> = {};
  for (const { file, start = 0 } of ts.getPreEmitDiagnostics(program)) {
    const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
    const name = file ? path.basename(file.fileName) : 'the settings';
    refused[name] = (refused[name] ?? new Set()).add(line);
  }
  return refused;
}

beforeAll(() => promisify(execFile)(process.execPath, ['tools/build-library.mjs']), 300_000);

it("the library's types know its elements, its components and its tags, and refuse what they do not take", () => {
  expect(compile(pages)).toEqual({
    'elements.ts': new Set([20, 21, 22, 23, 24, 25, 26, 27, 28]),
    'components.tsx': new Set([8, 9, 10]),
    'react.tsx': new Set([6, 7, 8]),
    'preact.tsx': new Set([6, 7, 8]),
    'svelte.ts': new Set([8, 9, 10]),
    'solid.ts': new Set([8, 9, 10, 11]),
  });
});

it('the types are the same for an application that imports and requires the library at once', () => {
  expect(
    compile(systems, { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext }),
  ).toEqual({});
});

it('what a page may leave out may be undefined as well, also where its compiler tells the two apart', () => {
  expect(compile(exact, { exactOptionalPropertyTypes: true })).toEqual({});
});
