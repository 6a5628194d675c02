import type { Page } from '@playwright/test';
import { counted } from '../../widgets/kit/components/split-phrase.ts';

/** What is wrong with the text that a visitor sees, each fault in words; empty where all is well. */
export interface TextFaults {
  /** The page scrolls sideways. */
  sideways: string[];
  /** Text that an edge cuts off. */
  cut: string[];
  /** Text that lies over other text. */
  overlapping: string[];
  /** Chinese headings and leads whose lines end inside a word, and telephone numbers in two lines. */
  broken: string[];
}

/** Looks at every line of text that is shown, in shadow roots too. */
export function lookAtText(page: Page): Promise<TextFaults> {
  return page.evaluate((counted) => {
    interface Line {
      node: Text;
      element: Element;
      text: string;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }

    /** Half a pixel is rounding, and a letter's side bearing one more. */
    const slack = 2;
    const say = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
    const parentOf = (element: Element): Element | null => {
      if (element.assignedSlot) return element.assignedSlot;
      const root = element.getRootNode();
      return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    const ancestors = function* (element: Element) {
      for (let each: Element | null = element; each; each = parentOf(each)) yield each;
    };

    /** What an element's place in the page says of it, asked once. */
    const remember = <Value>(tell: (element: Element) => Value) => {
      const told = new Map<Element, Value>();
      return (element: Element): Value => {
        if (!told.has(element)) told.set(element, tell(element));
        return told.get(element) as Value;
      };
    };
    const styleOf = remember((element) => getComputedStyle(element));
    const boxOf = remember((element) => element.getBoundingClientRect());

    const texts: Text[] = [];
    const collect = (root: Node) => {
      for (const node of root.childNodes) {
        if (node instanceof Text && node.data.trim() !== '') texts.push(node);
        if (!(node instanceof Element) || /^(script|style|template|noscript|option)$/i.test(node.localName)) continue;
        if (node.shadowRoot) collect(node.shadowRoot);
        collect(node);
      }
    };
    // What is open over the page is what the visitor looks at.
    const dialogs = [...document.querySelectorAll('vt-form, vt-header, vt-footer, vt-media-player')].flatMap((host) => [
      ...(host.shadowRoot ?? host).querySelectorAll('dialog:modal, [popover]:popover-open'),
    ]);
    collect(dialogs.at(-1) ?? document.body);

    /** For screen readers, or out of sight on purpose. */
    const isHidden: (element: Element) => boolean = remember((element) => {
      const { clipPath, maxWidth } = styleOf(element);
      if (clipPath === 'inset(50%)' || maxWidth === '0px') return true;
      if (element.matches('.skip:not(:focus), .trap, [inert]')) return true;
      const parent = parentOf(element);
      return parent !== null && isHidden(parent);
    });
    const isMeant = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isHidden(element);

    /** Beyond the edge of what scrolls, where the visitor can fetch it from. */
    const isScrolledAway = (element: Element, line: Record<'left' | 'right' | 'top' | 'bottom', number>) => {
      for (const each of ancestors(element)) {
        if (each === document.documentElement) return false;
        const { overflowX, overflowY, position } = styleOf(each);
        if (/auto|scroll/.test(overflowX + overflowY)) {
          const box = boxOf(each);
          const within = (from: number, to: number, low: number, high: number) =>
            to > low + slack && from < high - slack;
          if (!within(line.left, line.right, box.left, box.right)) return true;
          if (!within(line.top, line.bottom, box.top, box.bottom)) return true;
        }
        if (position === 'fixed') return false;
      }
      return false;
    };

    const lines: Line[] = [];
    const seen = texts.filter((node) => node.parentElement && isMeant(node.parentElement));
    for (const node of seen) {
      const element = node.parentElement as Element;
      const range = document.createRange();
      range.selectNodeContents(node);
      const letter = Number.parseFloat(styleOf(element).fontSize);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 1) continue;
        // The letters are less high than the face's own box.
        const spare = Math.max(0, (bottom - top - letter) / 2);
        if (isScrolledAway(element, { left, right, top, bottom })) continue;
        lines.push({ node, element, text: node.data, left, right, top: top + spare, bottom: bottom - spare });
      }
    }

    const root = document.documentElement;
    const sideways = root.scrollWidth > root.clientWidth ? [`${root.scrollWidth} in ${root.clientWidth} px`] : [];

    const cut = new Set<string>();
    for (const { element, text, left, right, top, bottom } of lines) {
      if (left < -slack || right > root.clientWidth + slack) {
        const scrolls = [...ancestors(element)].some((each) => /auto|scroll/.test(styleOf(each).overflowX));
        if (!scrolls) cut.add(`${say(text)} leaves the window`);
      }
      for (const each of ancestors(element)) {
        const { overflowX, overflowY, position } = styleOf(each);
        const box = boxOf(each);
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const sidewaysCut = clips(overflowX) && (left < box.left - slack || right > box.right + slack);
        const heightCut = clips(overflowY) && (top < box.top - slack || bottom > box.bottom + slack);
        if (each !== root && each !== document.body && (sidewaysCut || heightCut))
          cut.add(`${say(text)} is cut by <${each.localName} class="${each.className}">`);
        if (position === 'fixed') break;
      }
    }
    for (const element of new Set(lines.map((line) => line.element)))
      if (styleOf(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
        cut.add(`${say(element.textContent)} ends in an ellipsis`);
    const shadows = [...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? []);
    for (const place of [document, ...shadows])
      for (const control of place.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input, textarea')) {
        if (!isMeant(control) || !('placeholder' in control || control instanceof HTMLSelectElement)) continue;
        const said = control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : control.placeholder;
        const style = styleOf(control);
        const pen = document.createElement('canvas').getContext('2d');
        if (!said || !pen || control.localName === 'textarea') continue;
        pen.font = control instanceof HTMLSelectElement ? style.font : getComputedStyle(control, '::placeholder').font;
        const room = control.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        if (pen.measureText(said).width > room + slack) cut.add(`${say(said)} is longer than its field`);
      }

    /** The layer that floats over the page and moves against it, if the element is in one. */
    const layerOf = remember((element) =>
      [...ancestors(element)].find((each) => /fixed|sticky/.test(styleOf(each).position)),
    );
    /** What opens over the page covers it with its own ground. */
    const coverOf = remember((element) =>
      [...ancestors(element)].find((each) => {
        const { position, zIndex, backgroundColor } = styleOf(each);
        return position === 'absolute' && Number(zIndex) > 2 && !backgroundColor.endsWith(', 0)');
      }),
    );
    const placed = lines.map((line) => ({ ...line, layer: layerOf(line.element), cover: coverOf(line.element) }));
    placed.sort((a, b) => a.top - b.top);
    const overlapping = new Set<string>();
    for (const [index, one] of placed.entries())
      for (const other of placed.slice(index + 1)) {
        if (other.top > one.bottom - slack) break;
        if (one.node === other.node || one.layer !== other.layer || one.cover !== other.cover) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > slack && high > slack) overlapping.add(`${say(one.text)} and ${say(other.text)}`);
      }

    const broken = new Set<string>();
    const words = new Intl.Segmenter('zh', { granularity: 'word' });
    const headings =
      'h1, h2, h3, h4, .title, .tagline, .fault p, .page-hero p, .cta-band p, vt-consult-cta p, vt-not-found p, p.lead, :is(vt-hero-carousel, vt-home-solutions, vt-product-hero, vt-solution-list) .desc';
    for (const heading of new Set(seen.map((node) => node.parentElement?.closest(headings)))) {
      if (!heading || !/[\u3400-\u9fff]/.test(heading.textContent)) continue;
      const letters = seen
        .filter((node) => heading.contains(node))
        .flatMap((node) => Array.from(node.data, (letter, at) => ({ node, letter, at })));
      const whole = letters.map(({ letter }) => letter).join('');
      const topAt = (index: number) => {
        const place = letters[index];
        if (!place) return undefined;
        const range = document.createRange();
        range.setStart(place.node, place.at);
        range.setEnd(place.node, place.at + 1);
        return range.getClientRects()[0]?.top;
      };
      for (const { 0: part, index: start } of whole.matchAll(counted))
        for (const { segment, index } of words.segment(part)) {
          const tops = Array.from(segment, (_, at) => topAt(start + index + at)).filter((top) => top !== undefined);
          if (tops.some((top) => Math.abs(top - (tops[0] ?? top)) > 4)) broken.add(`${segment} in ${say(whole)}`);
        }
    }
    for (const number of new Set(seen.map((node) => node.parentElement?.closest('a[href^="tel:"]')))) {
      const tops = [...(number?.getClientRects() ?? [])].map(({ top }) => Math.round(top));
      if (number && new Set(tops).size > 1) broken.add(`${number.textContent} in two lines`);
    }
    return { sideways, cut: [...cut], overlapping: [...overlapping], broken: [...broken] };
  }, counted);
}
