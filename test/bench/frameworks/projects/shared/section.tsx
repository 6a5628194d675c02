import { data } from '#data';
import { createCall } from './vitrine/widgets/kit/runtime/call.ts';
import { createView } from './vitrine/widgets/kit/runtime/view.tsx';

const call = (name, input) => createCall('', new AbortController().signal)(name, input);

/**
 * One of our views as a component like any other. A server has all its data; a browser gets what hydration needs, and
 * keeps the rest of the HTML as it stands.
 */
export function section(name, text, View) {
  const definition = { name, text, View };
  const host = typeof document === 'undefined' ? undefined : document.body;
  return ({ page, attributes, id, sent }) =>
    createView({
      definition,
      page,
      attributes,
      data: data?.[id] ?? sent,
      key: id,
      host,
      call,
      origin: '',
      rendered: true,
    });
}
