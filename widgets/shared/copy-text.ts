/** Whether the clipboard has a text now. Where it may not be written, the element is selected for whoever copies it. */
export async function copyText(text: string, element: HTMLElement | null): Promise<boolean> {
  try {
    // Pages without TLS have no clipboard.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (element) getSelection()?.selectAllChildren(element);
    return false;
  }
}
