import { findField, lookAtFocus } from '../looks.ts';
import type { Key, Visitor } from '../visitor.ts';

/** Carries a command of WebDriver (W3C) to a browser. */
export interface Session {
  navigate(address: string): Promise<void>;
  /** The value of a script; elements come as references. */
  run(script: string, given: readonly string[]): Promise<unknown>;
  /** An element that a script has answered with, as what commands name it by. */
  clickElement(reference: unknown): Promise<void>;
  enterFrame(reference: unknown): Promise<void>;
  /** Performs what an input device does, as actions of WebDriver. */
  act(actions: readonly object[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  preferDark(): Promise<void>;
  /** Its pointer does not always find a field in a dialog, nor one that is zoomed by a style. */
  pointerMisses?: boolean;
}

/** WebDriver's names of keys (W3C WebDriver, 17.4.2). */
const keys: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  ArrowDown: '\uE015',
  Escape: '\uE00C',
};

/** A visitor by WebDriver. */
export function createWebDriverVisitor(session: Session): Visitor {
  const find = async (look: (given: string) => Element, given: string) => session.run(call(look), [given]);
  return {
    open: (address) => session.navigate(address),
    enterFrame: async (selector) => session.enterFrame(await find(findElement, selector)),
    press: async (selector) => session.clickElement(await find(findElement, selector)),
    pressFound: async (look, given) => session.clickElement(await find(look, given)),
    async pressField(label) {
      const pressing = session.clickElement(await find(findField, label));
      if (!session.pointerMisses) return pressing;
      await pressing.catch(() => undefined);
      // What the pointer has missed is come to by keyboard.
      for (let presses = 0; presses < 60; presses += 1) {
        if (String(await session.run(call(lookAtFocus), [])) === label) return;
        await session.act(describeKeys([keys.Tab]));
      }
    },
    resize: (width, height) => session.resize(width, height),
    stepAside: () => session.act(describePointer([{ type: 'pointerMove', x: 1, y: 1 }])),
    key: (key) => session.act(describeKeys([keys[key]])),
    type: (text) => session.act(describeKeys([...text])),
    preferDark: () => session.preferDark(),
    read: async (look, given = '') => String(await session.run(call(look), [given])),
  };
}

const call = (look: (given: string) => unknown) => `return (${look})(...arguments)`;

function findElement(selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

export const describePointer = (actions: readonly object[]) => [{ type: 'pointer', id: 'mouse', actions }];

/** Presses and releases of keys, one after another. */
function describeKeys(pressed: readonly string[]): object[] {
  const actions = pressed.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** What every reference to an element is filed under (W3C WebDriver, 12). */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export function idOf(reference: unknown): string {
  const id = (reference as Record<string, string> | null)?.[elementKey];
  if (!id) throw new Error(`${JSON.stringify(reference)} is no element.`);
  return id;
}
