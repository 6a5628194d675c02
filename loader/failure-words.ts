import type { Word } from '../contract/text.ts';
import type { Vitrine } from '../widgets/kit/runtime/vitrine.ts';
import { text } from './api.text.ts';

/** The words and the button alone. They need no sheet, which may be what is missing, and nothing of the kit. */
export function createFailure(host: Element, retry: () => void, words: Word = text.failed): HTMLElement {
  const failure = document.createElement('p');
  const mark = markOf(host);
  failure.role = 'alert';
  failure.lang = mark === 'cn' ? 'zh-CN' : 'en';
  failure.dir = 'ltr';
  failure.append(`${words[mark]} `, createButton(text.retry[mark], retry));
  return failure;
}

export function createButton(words: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = words;
  button.type = 'button';
  button.style.cssText = 'min-height:44px;padding:.4em 1em;font:inherit';
  button.onclick = press;
  return button;
}

/** The language in which an element speaks before it could ask which sites there are. */
export function markOf(host: Element): 'cn' | 'en' {
  // Not the kit's own look at it: this has to be there before the kit.
  const root = host.getRootNode();
  const holder = host.closest('[lang]') ?? (root instanceof ShadowRoot ? root.host.closest('[lang]') : null);
  const { site } = (window as { vtApi?: Partial<Vitrine> }).vtApi ?? {};
  const language = host.getAttribute('site') ?? holder?.getAttribute('lang') ?? site ?? navigator.language;
  return language.startsWith('en') ? 'en' : 'cn';
}
