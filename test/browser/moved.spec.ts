import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { consult, findForm } from './consult-form.ts';
import { writePartnerPage } from './host-page.ts';
import { expect, test } from './support.ts';

const loader = `<script async src="${site.cn}/loader.js"></script>`;
const inline = '<main id="one"><vt-form form-id="1"></vt-form></main><main id="two"></main>';
const words = consult.en;

const forms = (page: Page) => page.locator('vt-form');
const name = (page: Page) => findForm(page, 'en').name;

/** A page with a form that a visitor has begun with. */
async function begin(page: Page, html = inline) {
  await writePartnerPage(page, `<h1>Page</h1>${html}${loader}`);
  await expect(forms(page)).toHaveAttribute('data-vt-ready');
  const begun = page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener('vt-start', () => resolve(), { once: true })),
  );
  await name(page).click();
  await page.keyboard.type('Ada Byron');
  // What comes with the first focus has come by then.
  await begun;
}

/** How the button that sends looks: without its sheets as any other. */
const looks = (page: Page) =>
  findForm(page, 'en').send.evaluate((button) => {
    const { backgroundColor, color, borderRadius } = getComputedStyle(button);
    return { backgroundColor, color, borderRadius };
  });

/** What pages do with an element that they mean to keep. Each runs in the page, and gives it back in its new place. */
const moves: Readonly<Record<string, (form: HTMLElement) => void | Promise<void>>> = {
  'moved by appendChild': (form) => document.getElementById('two')?.append(form),
  'moved by moveBefore': (form) =>
    (document.getElementById('two') as HTMLElement & { moveBefore(node: Node, child: null): void }).moveBefore(
      form,
      null,
    ),
  'taken out and put back in one breath': (form) => {
    const { parentElement } = form;
    form.remove();
    parentElement?.append(form);
  },
  'kept in a fragment meanwhile': (form) => {
    const fragment = document.createDocumentFragment();
    fragment.append(form);
    document.getElementById('two')?.append(fragment);
  },
  'moved with its parent': (form) => document.body.append(form.parentElement as HTMLElement),
  'moved twice': (form) => {
    document.getElementById('two')?.append(form);
    document.getElementById('one')?.append(form);
  },
  // Turbo: the old body goes, and what is permanent follows into the new one some microtasks later.
  'permanent while bodies are swapped': async (form) => {
    const next = document.createElement('body');
    next.innerHTML = '<h1>Next</h1><main id="two"><meta></main>';
    document.body.replaceWith(next);
    for (let turn = 0; turn < 9; turn += 1) await null;
    form.replaceWith(form.cloneNode(true));
    next.querySelector('meta')?.replaceWith(form);
  },
};

for (const [how, move] of Object.entries(moves)) {
  test(`a form that is ${how} keeps what was typed and the focus, and stands there once`, async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (/\/(form\/1|widget\/form)\?/.test(request.url())) asked += 1;
    });
    await begin(page);
    const before = await looks(page);
    await forms(page).evaluate(move);
    await expect(name(page)).toBeFocused();
    await page.keyboard.type(' King');
    await expect(name(page)).toHaveValue('Ada Byron King');
    await expect(forms(page)).toHaveCount(1);
    await expect(page.getByRole('form')).toHaveCount(1);
    expect(await looks(page)).toEqual(before);
    expect(asked).toBe(1);
    await findForm(page, 'en').send.click();
    await expect(page.getByText(words.consentMissing)).toBeVisible();
  });
}

test('the focus is left where the visitor went, whatever is moved then', async ({ page }) => {
  await begin(page, `<input id="search">${inline}`);
  await page.locator('#search').focus();
  await forms(page).evaluate((form) => document.getElementById('two')?.append(form));
  await expect(page.locator('#search')).toBeFocused();
  await page.locator('#search').blur();
  await forms(page).evaluate((form) => document.getElementById('one')?.append(form));
  await expect(page.locator('body')).toBeFocused();
  await expect(name(page)).toHaveValue('Ada Byron');
});

test('a copy of a living form is a form of its own', async ({ page }) => {
  await begin(page);
  const marks = await forms(page).evaluate((form) => {
    const copy = form.cloneNode(true) as HTMLElement;
    const ready = copy.hasAttribute('data-vt-ready');
    document.getElementById('two')?.append(copy);
    return ready;
  });
  expect(marks).toBe(false);
  const copy = findForm(page.locator('#two'), 'en');
  await expect(page.locator('#two vt-form')).toHaveAttribute('data-vt-ready');
  await expect(copy.name).toHaveValue('');
  await page.locator('#two').getByText('Name', { exact: true }).click();
  await expect(copy.name).toBeFocused();
  await copy.name.fill('Grace');
  await expect(findForm(page.locator('#one'), 'en').name).toHaveValue('Ada Byron');
});

test('a form is a form wherever it was written down from: a template, a text, another page', async ({ page }) => {
  await begin(page);
  await page.evaluate(() => {
    const form = document.querySelector('vt-form') as HTMLElement;
    const template = document.createElement('template');
    template.content.append(form.cloneNode(true));
    const text = form.outerHTML;
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const places = ['template', 'import', 'text', 'parsed'].map((id) => {
      const place = document.body.appendChild(document.createElement('section'));
      place.id = id;
      return place;
    });
    places[0]?.append(template.content.cloneNode(true));
    places[1]?.append(document.importNode(template.content, true));
    if (places[2]) places[2].innerHTML = text;
    places[3]?.append(document.adoptNode(parsed.body.firstElementChild as Element));
  });
  for (const id of ['template', 'import', 'text', 'parsed']) {
    const { name, send } = findForm(page.locator(`#${id}`), 'en');
    await expect(name).toBeVisible();
    await expect(page.locator(`#${id} vt-form`)).toHaveAttribute('data-vt-ready');
    await expect(name).toHaveValue('');
    await send.click();
    await expect(page.locator(`#${id}`).getByText(words.nameMissing)).toBeVisible();
  }
  await expect(forms(page)).toHaveCount(5);
});

test('a form that waits in a template comes back as it was', async ({ page }) => {
  await begin(page);
  const before = await looks(page);
  await forms(page).evaluate((form) => {
    const template = document.createElement('template');
    template.content.append(form);
    document.getElementById('two')?.append(template.content);
  });
  await expect(name(page)).toHaveValue('Ada Byron');
  expect(await looks(page)).toEqual(before);
});

test('a form that is moved into a frame and back keeps what was typed', async ({ page }) => {
  await begin(page, `${inline}<iframe title="Frame" width="900" height="900"></iframe>`);
  await forms(page).evaluate((form) => {
    const { contentDocument } = document.querySelector('iframe') as HTMLIFrameElement;
    contentDocument?.body.append(form);
  });
  const frame = page.frameLocator('iframe');
  const moved = findForm(frame.locator('body'), 'en');
  await expect(moved.name).toHaveValue('Ada Byron');
  await frame.locator('vt-form').evaluate((form, place) => place?.append(form), await page.$('#two'));
  await expect(findForm(page.locator('#two'), 'en').name).toHaveValue('Ada Byron');
  await expect(forms(page)).toHaveCount(1);
});

const opener = '<button data-vt-open="form" data-vt-form-id="1">Talk to us</button>';

/** A dialog that a visitor has opened and begun with. */
async function beginOver(page: Page, html = opener) {
  await writePartnerPage(page, `<h1>Page</h1><main id="one">${html}</main><main id="two"></main>${loader}`);
  await page.getByRole('button', { name: 'Talk to us' }).click();
  await expect(forms(page)).toHaveAttribute('data-vt-ready');
  await name(page).fill('Ada Byron');
  return page.getByRole('dialog');
}

test('a modal that is moved while it is open stays a modal', async ({ page }) => {
  const dialog = await beginOver(page);
  await forms(page).evaluate((form) => document.getElementById('two')?.append(form));
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((each) => each.matches(':modal'))).toBe(true);
  await expect(name(page)).toHaveValue('Ada Byron');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Talk to us' })).toBeFocused();
});

test('a modal that was open when its page was copied does not open in the copy', async ({ page }) => {
  const dialog = await beginOver(page);
  await page.evaluate(() => {
    const copy = document.body.cloneNode(true);
    document.body.replaceWith(document.createElement('body'));
    Object.assign(window, { copy });
  });
  await expect(dialog).toBeHidden();
  await page.evaluate(() => document.body.replaceWith(Reflect.get(window, 'copy')));
  await expect(forms(page)).toHaveAttribute('data-vt-ready');
  await expect(forms(page)).not.toHaveAttribute('open');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Talk to us' }).click();
  await expect(dialog).toBeVisible();
  await expect(forms(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a modal that leaves open comes back closed, and opens when it is told to', async ({ page }) => {
  const dialog = await beginOver(page);
  const closed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const form = document.querySelector('vt-form') as HTMLElement;
        form.addEventListener('vt-close', () => resolve());
        form.remove();
        Object.assign(window, { form });
      }),
  );
  await closed;
  await expect(dialog).toBeHidden();
  await page.evaluate(() => document.body.append(Reflect.get(window, 'form')));
  await expect(forms(page)).toHaveAttribute('data-vt-ready');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.evaluate(() => {
    const form: HTMLElement = Reflect.get(window, 'form');
    form.remove();
    form.setAttribute('open', '');
  });
  await page.evaluate(() => {
    const form: HTMLElement = Reflect.get(window, 'form');
    form.setAttribute('open', '');
    document.body.append(form);
  });
  await expect(dialog).toBeVisible();
});

test('a modal that its page closes and opens again at once is open', async ({ page }) => {
  const dialog = await beginOver(page);
  await forms(page).evaluate(async (form) => {
    form.removeAttribute('open');
    await Promise.resolve();
    form.setAttribute('open', '');
    // What tells of the closing comes after both.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(dialog).toBeVisible();
  await expect(forms(page)).toHaveAttribute('open');
});

test('what a page itself has written open is open at first', async ({ page }) => {
  await writePartnerPage(page, `<h1>Page</h1><vt-form form-id="1" mode="modal" open></vt-form>${loader}`);
  await expect(page.getByRole('dialog', { name: words.title })).toBeVisible();
});

/** Places that a button may stand in, what is left of them once its dialog closes, and where the focus goes then. */
const openers = [
  {
    name: 'in a popover that its page closes',
    html: `<button popovertarget="menu">Menu</button><div id="menu" popover>${opener}</div>
      <script>document.getElementById('menu').onclick = (event) => event.currentTarget.hidePopover()</script>`,
    reveal: 'Menu',
    focused: 'Menu',
  },
  {
    name: 'in a popover that closes under the dialog',
    html: `<button popovertarget="menu">Menu</button><div id="menu" popover>${opener}</div>`,
    reveal: 'Menu',
    focused: 'Menu',
  },
  {
    name: 'in details that its page closes',
    html: `<details><summary>Menu</summary>${opener}</details>
      <script>document.querySelector('details').onclick = (event) => { if (event.target.localName === 'button') event.currentTarget.open = false }</script>`,
    reveal: 'Menu',
    focused: 'Menu',
  },
  {
    name: 'in a menu that its page hides',
    html: `<div><button aria-haspopup="true" onclick="menu.hidden = false">Menu</button><div id="menu" hidden>${opener}</div></div>
      <script>document.getElementById('menu').onclick = (event) => { event.currentTarget.hidden = true }</script>`,
    reveal: 'Menu',
    focused: 'Menu',
  },
  {
    name: 'in a card that its page takes away',
    html: `<ul tabindex="-1" aria-label="Cards"><li>${opener}</li></ul>
      <script>document.addEventListener('vt-open', () => document.querySelector('li').remove())</script>`,
    focused: 'Cards',
  },
  {
    name: 'in a card without a place of its own',
    html: `<section aria-label="Cards"><p>${opener}</p></section>
      <script>document.addEventListener('vt-open', () => document.querySelector('p').remove())</script>`,
    focused: 'Cards',
  },
  {
    name: 'that is gone with all around it before its press is heard',
    html: `<p>${opener}</p><script>document.querySelector('p').onclick = (event) => event.currentTarget.remove()</script>`,
    focused: 'Page',
  },
];

for (const { name, html, reveal, focused } of openers) {
  test(`the focus goes back to what is nearest of a button ${name}`, async ({ page }) => {
    await writePartnerPage(page, `<h1>Page</h1><main>${html}</main>${loader}`);
    await page.waitForFunction(() => 'vtApi' in window);
    for (let round = 0; round < (reveal ? 2 : 1); round += 1) {
      if (reveal) await page.getByText(reveal, { exact: true }).click();
      await page.getByRole('button', { name: 'Talk to us' }).click();
      const dialog = page.getByRole('dialog', { name: words.title });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      const labelOf = () =>
        page.evaluate(() => {
          const { ariaLabel, textContent, localName } = document.activeElement as Element;
          return localName === 'body' ? localName : (ariaLabel ?? textContent);
        });
      await expect.poll(labelOf).toBe(focused);
    }
  });
}

test('the focus is left where a page puts it as a dialog closes', async ({ page }) => {
  await writePartnerPage(
    page,
    `<h1>Page</h1><input id="search"><main>${opener}</main>
     <script>document.addEventListener('vt-close', () => { document.querySelector('button').remove(); document.getElementById('search').focus() })</script>${loader}`,
  );
  await page.getByRole('button', { name: 'Talk to us' }).click();
  await expect(name(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#search')).toBeFocused();
});

/** What a page may put in and take out again and again, and what has to be there for each to have come. */
const comers: Readonly<Record<string, { tag: string; come?: (page: Page) => Promise<unknown> }>> = {
  'a form': { tag: '<vt-form form-id="1" wake="now"></vt-form>', come: (page) => name(page).fill('Ada') },
  'a form at the side, open': { tag: '<vt-form form-id="1" mode="slide-in" open></vt-form>' },
  'an opener': { tag: '<vt-opener open="scroll:90 time:900 exit" form-id="1"></vt-opener>' },
  'a list with its filters': {
    tag: '<vt-event-list page-size="3" filters wake="now"></vt-event-list>',
    come: (page) => expect(page.locator('vt-event-list').getByRole('button').first()).toBeVisible(),
  },
};

for (const [what, { tag, come }] of Object.entries(comers)) {
  test(`${what} that comes and goes a hundred times leaves nothing behind`, async ({ page }) => {
    await writePartnerPage(page, `<h1>Page</h1><main></main>${loader}`);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const round = async () => {
      await page.locator('main').evaluate((place, html) => {
        place.innerHTML = html;
      }, tag);
      await expect(page.locator('main > *')).toHaveAttribute('data-vt-ready');
      await come?.(page);
      await page.locator('main').evaluate((place) => place.replaceChildren());
    };
    const count = async () => {
      // What the last one's leaving left to timers is over once the next has come.
      await round();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
      return { nodes: read('Nodes'), listeners: read('JSEventListeners') };
    };
    for (let warm = 0; warm < 5; warm += 1) await round();
    const first = await count();
    for (let times = 0; times < 100; times += 1) await round();
    const last = await count();
    // Less than one of each round: a browser keeps what it last drew, and what it last played, for a while.
    expect(last.listeners - first.listeners).toBeLessThan(50);
    expect(last.nodes - first.nodes).toBeLessThan(100);
  });
}
