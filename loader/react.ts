import { type ComponentChild, type ContainerNode, hydrate, render } from 'preact';

/**
 * What browsers get for `react` and `react-dom/client`: Preact's core and hooks. The compat layer, which has all of
 * React's ways, weighs 1,000 bytes more on every page. So views say `onFocusCapture` and `onBlurCapture`, which both
 * hear from anywhere below, and leave an icon's strokes to the sheet, since attributes of SVG are not renamed.
 */
export { createContext, Fragment } from 'preact';
export { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

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
