import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../../widgets/kit/runtime/page.ts';
import { createView, emit } from '../../../widgets/kit/runtime/view.tsx';
import type { ViewProps } from '../../../widgets/kit/runtime/widget.ts';
import { createGreeting } from './support/greeting.tsx';
import { sites } from './support/vendor.ts';

/** What a view is given, on a site's own page or on a partner's. */
function receive({ origin = '', base = '', host }: { origin?: string; base?: string; host?: HTMLElement }) {
  let received: ViewProps | undefined;
  const definition = createGreeting({
    View: (props) => {
      received = props as ViewProps;
      return null;
    },
  });
  renderToStaticMarkup(
    createView({
      definition,
      attributes: {},
      data: undefined,
      page: {
        site: sites[1] as Page['site'],
        sites,
        dictionary: {},
        route: { path: '/', params: {}, query: {}, base, host: '' },
        counterparts: {},
      },
      key: 'w7',
      call: () => Promise.reject(new Error('Nothing is called.')),
      origin,
      rendered: false,
      host,
    }),
  );
  return received as ViewProps;
}

describe('what a view is given', () => {
  it.each([
    ['', '', '/cases', '/cases'],
    ['', '/en', '/cases', '/en/cases'],
    ['https://vendor.example', '/en', '/cases', 'https://vendor.example/en/cases'],
    ['https://vendor.example', '/en', '#top', '#top'],
    ['https://vendor.example', '/en', 'https://other.example/', 'https://other.example/'],
    ['', '/en', 'mailto:hello@vendor.example', 'mailto:hello@vendor.example'],
  ])('makes from origin %j and base %j of %s the link %s', (origin, base, path, link) => {
    expect(receive({ origin, base }).link(path)).toBe(link);
  });

  it("makes ids of the widget's own", () => {
    expect(receive({}).id('title')).toBe('w7-title');
  });

  it('tells its page of what happens, and hears whether that was prevented', () => {
    const host = document.createElement('div');
    host.addEventListener('vt-again', (event) => event.preventDefault());
    const view = receive({ host });
    expect([view.emit('again'), view.emit('open')]).toEqual([false, true]);
  });

  it('tells nobody in a server', () => {
    expect(receive({}).emit('open')).toBe(true);
  });
});

describe('an event of a widget', () => {
  it('goes up through the page and out of shadow roots, with its detail', () => {
    const outer = document.createElement('div');
    const host = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const heard: unknown[] = [];
    outer.addEventListener('vt-submit', (event) => heard.push((event as CustomEvent).detail));
    emit(host, 'submit', { formId: 7 });
    expect(heard).toEqual([{ formId: 7 }]);
  });
});
