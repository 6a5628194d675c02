interface Written {
  /** The pieces of what has places to break, by the whole. */
  pieces: ReadonlyMap<string, readonly string[]>;
  text: string;
}

const read = new WeakMap<Element, Written>();

/**
 * The pieces of a phrase as the server wrote it: a dictionary of words costs a slow phone the tenth part of a second.
 * @returns undefined where the server did not write it, or may not have
 */
export function readPieces(host: HTMLElement, text: string): readonly string[] | undefined {
  const written = read.get(host) ?? readAll(host);
  read.set(host, written);
  const pieces = written.pieces.get(text);
  if (pieces || host.dataset.vtReady !== undefined) return pieces;
  // What the server found no place in stands there whole, until the widget is ready and may show what is new.
  return written.text.includes(text) ? [text] : undefined;
}

function readAll(host: HTMLElement): Written {
  const root = host.shadowRoot ?? host;
  // Beside it are styles and data.
  const view = root.querySelector('.vt') ?? root;
  const pieces = new Map<string, string[]>();
  const parents = [...view.querySelectorAll('wbr')].map(({ parentNode }) => parentNode);
  for (const parent of new Set(parents)) {
    let phrase: string[] = [];
    const end = () => pieces.set(phrase.join(''), phrase);
    for (const node of parent?.childNodes ?? []) {
      if (node instanceof Text) phrase.push(node.data);
      else if (node.nodeName !== 'WBR') {
        end();
        phrase = [];
      }
    }
    end();
  }
  return { pieces, text: view.textContent ?? '' };
}
