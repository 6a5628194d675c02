import { expect } from '@playwright/test';
import { consult } from '../consult-form.ts';
import { countLeads } from './leads.ts';
import {
  lookAtContrast,
  lookAtFaults,
  lookAtFocus,
  lookAtHost,
  lookAtValues,
  lookForEvents,
  lookForForm,
  lookForHeading,
} from './looks.ts';
import type { ForeignPage } from './pages/foreign-page.ts';
import type { Visitor } from './visitor.ts';

/** What a visitor does there, as a test's title. */
export const describeVisit = ({ about, name, alone }: ForeignPage) =>
  `the form is sent from${alone ? '' : ', and the list shown in,'} a page ${about} (${name})`;

/**
 * A visitor comes to a foreign page, fills the form in by its labels and sends it by keyboard. The thank-you has to be
 * in sight, one lead in the database, the list of events below it whole, and the host as it was.
 */
export async function visit(visitor: Visitor, page: ForeignPage, hostOrigin: string): Promise<void> {
  const words = consult[page.mark ?? 'en'];
  const address = `${hostOrigin}/${page.name}/`;
  if (page.prefersDark) await visitor.preferDark();
  await arrive(visitor, page, `${address}?embed=no`);
  await visitor.stepAside();
  const before = await visitor.read(lookAtHost);
  await arrive(visitor, page, address);
  await expect.poll(() => visitor.read(lookForForm), 'the form').toBe('there');
  expect(await visitor.read(lookAtContrast, 'vt-form'), 'contrast').toBe('legible');

  const name = `Ada ${Math.random().toString(36).slice(2, 10)}`;
  await visitor.pressField(words.name.label);
  await visitor.type(name);
  for (const field of ['company', 'phone', 'email'] as const) {
    await goTo(visitor, words[field].label);
    await visitor.type(words[field].value);
  }
  await goTo(visitor, words.industry.label);
  await visitor.key('ArrowDown');
  await visitor.key('ArrowDown');
  await goTo(visitor, words.interests.label);
  await visitor.key('Enter');
  for (const label of [words.interests.values[0], words.size.value]) {
    await goTo(visitor, label);
    await visitor.key('Space');
  }
  await goTo(visitor, words.more.label);
  await visitor.type(words.more.value);
  await goTo(visitor, words.consent);
  await visitor.key('Space');
  const values = await visitor.read(lookAtValues);
  expect(values).toContain(`${words.name.label}: ${name}\n`);
  expect(values).toContain(`${words.industry.label}: ${words.industry.value}\n`);
  await goTo(visitor, words.send);
  await visitor.key('Enter');

  await expect.poll(() => visitor.read(lookForHeading, words.thanks), 'the thank-you').toBe('in sight');
  expect(await visitor.read(lookAtContrast, 'vt-form'), 'contrast of the thank-you').toBe('legible');
  if (!page.alone) {
    await expect.poll(() => visitor.read(lookForEvents), 'the list').toBe('2 events');
    expect(await visitor.read(lookAtContrast, 'vt-event-list'), 'contrast of the list').toBe('legible');
  }
  expect(await visitor.read(lookAtFaults), 'faults in the page').toBe('');
  await visitor.stepAside();
  await expect.poll(() => visitor.read(lookAtHost), 'the host’s styles').toBe(before);
  expect(await countLeads(name), 'leads').toBe(1);
}

async function arrive(visitor: Visitor, page: ForeignPage, address: string): Promise<void> {
  await visitor.open(address);
  if (page.frame) await visitor.enterFrame('#frame');
  if (page.reveal) await visitor.press(page.reveal);
}

/** Presses Tab until a control has the focus that is called so. */
export async function goTo(visitor: Visitor, label: string): Promise<void> {
  const met: string[] = [];
  while (met.length < 60) {
    const focused = await visitor.read(lookAtFocus);
    if (focused.startsWith(label)) return;
    met.push(focused);
    await visitor.key('Tab');
  }
  throw new Error(`"${label}" is not reached by Tab, which met:\n${met.join('\n')}`);
}
