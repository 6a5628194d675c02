import type { Root } from 'react-dom/client';
import type { Call } from '../../../contract/calls.ts';
import { createView } from '../../../widgets/kit/runtime/view.tsx';
import type { WidgetDefinition } from '../../../widgets/kit/runtime/widget.ts';
import { sites } from './show-widget.tsx';

interface Woken {
  root: Root;
  host: HTMLElement;
  definition: unknown;
  data: object;
  path: string;
  /** Answers what it asks. */
  call: (name: string, input: unknown) => Promise<unknown>;
  /** The content server's, on a foreign page. */
  origin?: string;
}

/** A widget behind a form, come to life in a page. */
export function wakeGated({ root, host, definition, data, path, call, origin = '' }: Woken): Promise<void> {
  return new Promise((ready) => {
    root.render(
      createView({
        definition: definition as WidgetDefinition,
        attributes: {},
        data,
        page: {
          site: sites.en,
          sites: [sites.en],
          dictionary: {},
          route: { path, params: { id: path.split('/').at(-1) ?? '' }, query: {}, base: '', host: 'localhost' },
          counterparts: {},
        },
        key: 'g',
        call: call as unknown as Call,
        host,
        origin,
        rendered: true,
        ready,
      }),
    );
  });
}

/** What a form tells once it was sent. */
export function sendForm(written: string, detail: object): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', `<vt-test-form ${written}></vt-test-form>`);
  const form = document.body.lastElementChild as HTMLElement;
  form.dispatchEvent(new CustomEvent('vt-submit', { bubbles: true, composed: true, detail }));
  return form;
}
