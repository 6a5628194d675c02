/** What of a keyboard a visitor uses beside letters. */
export type Key = 'Tab' | 'Enter' | 'Space' | 'ArrowDown' | 'Escape';

/**
 * Somebody at a browser, whichever it is. The real pointer and keyboard are used for all that a visitor does; `read`
 * looks at the page.
 */
export interface Visitor {
  open(address: string): Promise<void>;
  /** Looks at and acts in the page's frame from now on. */
  enterFrame(selector: string): Promise<void>;
  /** Presses something of the host's. */
  press(selector: string): Promise<void>;
  /** Presses what a function finds in the page. */
  pressFound(find: (given: string) => Element, given: string): Promise<void>;
  /** Presses the form's text field of that label. */
  pressField(label: string): Promise<void>;
  /** Takes the pointer off whatever it is over, which may look different then. */
  stepAside(): Promise<void>;
  /** Makes the window so large, or as near to it as it goes. */
  resize(width: number, height: number): Promise<void>;
  key(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Asks the browser for dark pages, where it can be asked. */
  preferDark(): Promise<void>;
  /**
   * Runs a function in the page. It stands alone, and answers with a text alone: pages may have changed what lists and
   * objects are sent as.
   */
  read(look: (given: string) => string, given?: string): Promise<string>;
}
