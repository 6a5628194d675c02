import { expect } from '@playwright/test';
import { goTo } from '../foreign/visit.ts';
import type { Key, Visitor } from '../foreign/visitor.ts';
import { address, count, first, goBack, names, rest } from './looks.ts';

/** A visitor on the site, who waits for what comes as long as it takes and then goes on at once. */
export function createWalker(visitor: Visitor) {
  /** Between two pages there is nothing to look at: that is no answer, and asked again. */
  const look = (see: (target: string) => string, target = '') =>
    visitor.read(see, target).catch((error: Error) => `nothing to look at: ${error.message}`);
  const expectSeen = (see: (target: string) => string, target: string, message = target) =>
    expect.poll(() => look(see, target), { message, intervals: [50, 100, 200, 400] });
  const walker = {
    look,
    expectSeen,
    /** Goes to an address, as by a bookmark. */
    open: (to: string) => visitor.open(to),
    resize: (width: number, height: number) => visitor.resize(width, height),
    expectAddress: (to: string | RegExp) =>
      typeof to === 'string'
        ? expectSeen(address, '', 'the address').toBe(to)
        : expectSeen(address, '', 'the address').toMatch(to),
    expectThere: (target: string) => expectSeen(count, target).toMatch(/^[1-9]\d*$/),
    expectGone: (target: string) => expectSeen(count, target).toBe('0'),
    expectCount: (target: string, wanted: number) => expectSeen(count, target).toBe(String(wanted)),
    /** Until the scripts of these widgets are there. */
    async expectAwake(...tags: string[]) {
      for (const tag of tags) {
        await expectSeen(rest, `${tag} >>> *`).not.toBe('not there');
        await walker.expectThere(`${tag}[data-vt-ready]`);
      }
    },
    read: async (target: string) => (await look(names, target)).split('\n'),
    /** Presses what has come to rest. */
    async press(target: string) {
      await expectSeen(rest, target).toBe('ready');
      await visitor.pressFound(first, target);
    },
    type: (text: string) => visitor.type(text),
    key: (key: Key) => visitor.key(key),
    goTo: (label: string) => goTo(visitor, label),
    back: () => look(goBack),
  };
  return walker;
}

export type Walker = ReturnType<typeof createWalker>;
