import { createElement, type ReactNode } from 'react';
import { renderTags } from '../../../../server/render/render-tags.ts';
import { record, text } from '../../../../widgets/kit/runtime/attributes.ts';
import { createPlainSheet } from '../../../../widgets/kit/runtime/sheet.ts';
import type { ViewProps, WidgetDefinition } from '../../../../widgets/kit/runtime/widget.ts';
import { createPage } from './page.ts';

type Props = ViewProps<Record<string, unknown>, unknown>;

/** A widget of the test's own; it shows its data unless it is told what to show. */
export function createWidget(
  name: string,
  show: (props: Props) => ReactNode = ({ data }) => createElement('p', null, String(data)),
  differences: Partial<WidgetDefinition> = {},
): WidgetDefinition {
  const sheet = createPlainSheet(name, name, `.${name} { color: teal }`);
  return {
    name,
    attributes: { title: text(), values: record() },
    wake: 'visible',
    load: async () => `data of ${name}`,
    View: show as unknown as WidgetDefinition['View'],
    sheet: async () => ({ sheet }),
    text: {},
    ...differences,
  };
}

/** Renders a host page's HTML with these widgets, and what became of it. */
export async function render(html: string, widgets: WidgetDefinition[], overlay?: Record<string, object>) {
  const failures: { name: string; error: unknown }[] = [];
  const { html: rendered, sheets } = await renderTags(html, {
    page: createPage(),
    call: () => Promise.reject(new Error('Nothing is called here.')),
    signal: new AbortController().signal,
    widget: (name) => widgets.find((each) => each.name === name),
    imports: { news: ['sections', 'carousel'], quiet: ['sections'] },
    overlay,
    onFailure: (name, error) => failures.push({ name, error }),
  });
  const element = document.createElement('div');
  element.innerHTML = rendered;
  return { html: rendered, element, failures, sheets: sheets.map(({ name }) => name) };
}
