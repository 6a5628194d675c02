import { type RefObject, useState } from 'react';

/**
 * Copies a text, and knows what became of that.
 * @param element selected for whoever copies it, where the clipboard may not be written
 * @returns `done` as long as it is true of this very text
 */
export function useCopy(text: string, element: RefObject<HTMLElement | null>) {
  const [copied, setCopied] = useState<{ text: string; done: boolean }>();
  const copy = async () => {
    // Where the same is said once more, a screen reader hears it only if it was gone before.
    setCopied(undefined);
    setCopied({ text, done: await copyText(text, element.current) });
  };
  return { copy, done: copied?.text === text ? copied.done : undefined };
}

/** Whether the clipboard has a text now. */
async function copyText(text: string, element: HTMLElement | null): Promise<boolean> {
  try {
    // Pages without TLS have no clipboard.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (element) getSelection()?.selectAllChildren(element);
    return false;
  }
}
