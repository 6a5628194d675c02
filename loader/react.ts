import { type ComponentChild, type ContainerNode, hydrate, options, render } from 'preact';

/**
 * What browsers get for `react` and `react-dom/client`: Preact's core and hooks, with the two of React's ways that the
 * widgets rely on and the core has not. The compat layer, which has them all, weighs 1,000 bytes more on every page.
 */
export { createContext, createElement, Fragment } from 'preact';
export { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** React's focus events bubble, and SVG attributes are written in camelCase. */
const names: Readonly<Record<string, string>> = { onFocus: 'onFocusIn', onBlur: 'onFocusOut' };

const earlier = options.vnode;
options.vnode = (vnode) => {
  const { type } = vnode;
  if (typeof type === 'string') {
    const props = vnode.props as Record<string, unknown>;
    for (const name of Object.keys(props)) {
      const known = names[name] ?? (/^stroke[A-Z]/.test(name) ? name.replace(/[A-Z]/, '-$&').toLowerCase() : name);
      if (known === name) continue;
      props[known] = props[name];
      delete props[name];
    }
  }
  earlier?.(vnode);
};

/** react-dom/client's roots, as far as the kit uses them. */
export function createRoot(container: ContainerNode) {
  return {
    render: (view: ComponentChild) => render(view, container),
    unmount: () => render(null, container),
  };
}

export function hydrateRoot(container: ContainerNode, view: ComponentChild) {
  hydrate(view, container);
  return createRoot(container);
}
