// Each function runs in the page: it stands alone and uses what even hostile pages leave as it was.

/** Brings the list's place into sight, and says how many events stand there with their links. */
export function lookForEvents(): string {
  const element = document.querySelector('vt-event-list');
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
  return `${element?.shadowRoot?.querySelectorAll('.event-row a[href]').length ?? 'no list of'} events`;
}

/** Brings the form's place into sight, as scrolling does, and says whether the form stands there. */
export function lookForForm(): string {
  const element = document.querySelector('vt-form');
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
  return element?.shadowRoot?.querySelector('form button') ? 'there' : 'not there';
}

/**
 * Brings a widget's place into sight, and says what a visitor sees of it once it lives: its words and those of the widgets
 * in it, or a video.
 */
export function lookForWidget(selector: string): string {
  const element = document.querySelector<HTMLElement>(selector);
  element?.previousElementSibling?.scrollIntoView({ behavior: 'instant' });
  const hasWords = (each: Element) => [...each.childNodes].some((node) => node instanceof Text && node.data.trim());
  const isSeen = (each: Element) =>
    each.getBoundingClientRect().height > 0 && each.checkVisibility({ visibilityProperty: true });
  const read = (root: ParentNode): string =>
    [...root.querySelectorAll('*')]
      .flatMap((each) => [
        hasWords(each) && isSeen(each) ? each.textContent : '',
        each instanceof HTMLVideoElement && each.clientHeight > 0 ? 'a video' : '',
        each.shadowRoot ? read(each.shadowRoot) : '',
      ])
      .join('')
      .trim();
  return element?.shadowRoot && element.dataset.vtReady === '' ? read(element.shadowRoot) : '';
}

/** What the focused control is called, through shadow roots. */
export function lookAtFocus(): string {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!active) return '';
  const label = active.getAttribute('aria-label') ?? (active as HTMLInputElement).labels?.[0]?.textContent;
  return (label ?? active.textContent ?? '').trim();
}

/** A field of the form, by its label. */
export function findField(label: string): HTMLInputElement {
  const root = document.querySelector('vt-form')?.shadowRoot;
  for (const control of root?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? []) {
    if (control.labels?.[0]?.textContent?.trim() === label) return control;
  }
  throw new Error(`There is no ${label}.`);
}

/** What stands in the form's text fields and lists. */
export function lookAtValues(): string {
  const root = document.querySelector('vt-form')?.shadowRoot;
  let values = '';
  for (const { labels, value } of root?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? []) {
    if (labels?.length) values += `${labels[0]?.textContent?.trim()}: ${value}\n`;
  }
  return values;
}

/** Whether a heading of the widget is on the screen; else what stands there instead. */
export function lookForHeading(text: string): string {
  const root = document.querySelector('vt-form')?.shadowRoot;
  for (const heading of root?.querySelectorAll('h1, h2, h3') ?? []) {
    if (heading.textContent?.trim() !== text) continue;
    const { top, bottom, left, right, height } = heading.getBoundingClientRect();
    const inSight = height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    const shown = heading.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return inSight && shown ? 'in sight' : `out of sight: ${top} to ${bottom} of ${innerHeight}, shown: ${shown}`;
  }
  const first = document.querySelector('vt-form')?.shadowRoot?.querySelector('.failed, .error:not(:empty)');
  return `not there; ${first?.textContent ?? 'nor a reason'}`;
}

/** The least contrast of a widget's headings, labels and links with the ground that they stand on. */
export function lookAtContrast(tag: string): string {
  const luminance = (color: string) => {
    const parts = /([\d.]+),? +([\d.]+),? +([\d.]+)/.exec(color);
    const light = (index: number) => {
      const value = Number(parts?.[index]) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * light(1) + 0.7152 * light(2) + 0.0722 * light(3);
  };
  const groundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    if (!/^rgba\(.*, 0(\.\d+)?\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    const above = element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
    return above ? groundOf(above) : 'rgb(255, 255, 255)';
  };
  let least = 21;
  let where = '';
  const root = document.querySelector(tag)?.shadowRoot;
  for (const element of root?.querySelectorAll('h2, label, legend, button, a') ?? []) {
    const color = luminance(getComputedStyle(element).color);
    const ground = luminance(groundOf(element));
    const contrast = (Math.max(color, ground) + 0.05) / (Math.min(color, ground) + 0.05);
    if (contrast >= least) continue;
    least = contrast;
    where = `${element.localName} "${element.textContent?.trim()}"`;
  }
  return least >= 4.5 ? 'legible' : `${least.toFixed(2)} at ${where}`;
}

/** Computed styles of the host's own elements, less what follows from how much room there is. */
export function lookAtHost(): string {
  const room =
    /^(-webkit-)?((min-|max-)?(width|height|inline-size|block-size)|perspective-origin|transform-origin|margin.*|inset.*|top|right|bottom|left|grid-template.*|block-size|transform)$/;
  let text = '';
  for (const element of document.querySelectorAll('[data-host]')) {
    const styles = getComputedStyle(element);
    for (let index = 0; index < styles.length; index += 1) {
      const property = styles[index] ?? '';
      if (!room.test(property)) text += `${element.localName} ${property}: ${styles.getPropertyValue(property)}\n`;
    }
  }
  return text;
}

/** What the recorder noted; see host.ts. */
export function lookAtFaults(): string {
  return (window as unknown as { readFaults(): string }).readFaults();
}
