import { callDeadline } from '../../contract/constants.ts';

let onItsWay = false;

/** Whether an opener has something on its way that the page cannot show yet: the code that opens is fetched first. */
export const isOnItsWay = () => onItsWay;

/** From now on a widget is on its way, until its tag stands open in the page, or nothing came of it. */
export function expectOverlay(widget: string): void {
  onItsWay = true;
  const watch = new MutationObserver(() => {
    if (document.querySelector(`vt-${CSS.escape(widget)}[mode][open]`)) end();
  });
  watch.observe(document, { childList: true, subtree: true, attributeFilter: ['open'] });
  // Where even that code cannot be had, nobody tells.
  const timer = setTimeout(end, callDeadline);
  function end() {
    onItsWay = false;
    watch.disconnect();
    clearTimeout(timer);
  }
}
