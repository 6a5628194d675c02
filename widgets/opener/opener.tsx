import { useEffect } from 'react';
import { vitrine } from '../kit/runtime/origin.ts';
import { awaitWay } from './await-way.ts';
import { isOccupied } from './is-occupied.ts';
import { expectOverlay, isOnItsWay } from './on-its-way.ts';
import type { OpenerProps } from './opener.data.ts';
import { readWays } from './read-ways.ts';
import { hasOpened, identify, noteOpened, noteWhatOpens } from './what-opened.ts';

/** It shows nothing itself. What it waits for it waits for in the browser alone. */
export function Opener({ attributes, host, ...page }: OpenerProps) {
  const said = JSON.stringify(attributes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is told, by value
  useEffect(() => {
    if (!host) return;
    const { open: _, widget = 'form', mode, ...others } = attributes;
    const written = host.getAttribute('open') ?? '';
    const { ways, unknown } = readWays(written);
    if (unknown.length > 0 || ways.length === 0)
      console.error(
        `vitrine: ${unknown.length > 0 ? `open="${written}" has no meaning at ${unknown.join(', ')}` : 'nothing says when this opens'}. There are scroll:50 (percent), time:20 (seconds) and exit, with spaces between.`,
        host,
      );
    const end = new AbortController();
    const { signal } = end;
    const wanted = identify({ widget, formId: others.formId }, page);
    noteWhatOpens(wanted, page, signal);
    const come = () => {
      if (hasOpened(wanted)) {
        end.abort();
        return true;
      }
      if (isOnItsWay() || isOccupied()) return false;
      expectOverlay(widget);
      noteOpened(wanted);
      end.abort();
      const [site, theme] = [host.getAttribute('site'), host.getAttribute('theme')];
      // Without a word of its own it leaves a form of the page's the test that it is.
      const test = others.test || undefined;
      vitrine().push?.(['open', widget, { ...others, test, site, theme, ...(widget === 'form' && { mode }) }]);
      return true;
    };
    if (!hasOpened(wanted)) for (const way of ways) awaitWay(way, come, signal);
    return () => end.abort();
  }, [said, host]);
  return null;
}
