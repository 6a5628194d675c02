import { expect } from '@playwright/test';
import { addresses } from '../../../contract/addresses.ts';
import { toPath } from '../../../contract/paths.ts';
import { site } from '../addresses.ts';
import { consult } from '../consult-form.ts';
import { countLeads } from '../foreign/leads.ts';
import { lookAtFocus } from '../foreign/looks.ts';
import { names, playing, value } from './looks.ts';
import type { Walker } from './walker.ts';

export interface Journey {
  /** The end of a sentence: "A visitor …". */
  title: string;
  /** @param scriptless where the English site is to be had without its scripts */
  go(walker: Walker, places: { scriptless: string; host: string }): Promise<void>;
}

const words = consult.en;
const dialog = 'dialog[open]';
const consultButton = 'vt-header >>> .bar > [data-vt-open]';

/** Fills in all that the consult form asks for, from its first field on, and stops at the button that sends it. */
async function fillIn(walker: Walker): Promise<string> {
  const name = `Ada ${Math.random().toString(36).slice(2, 10)}`;
  await walker.goTo(words.name.label);
  await walker.type(name);
  for (const field of ['company', 'phone', 'email'] as const) {
    await walker.goTo(words[field].label);
    await walker.type(words[field].value);
  }
  await walker.goTo(words.industry.label);
  await walker.key('ArrowDown');
  await walker.goTo(words.interests.label);
  await walker.key('Enter');
  await walker.goTo(words.interests.values[0]);
  await walker.key('Space');
  await walker.goTo(words.size.value);
  await walker.key('Space');
  await walker.goTo(words.consent);
  await walker.key('Space');
  await walker.goTo(words.send);
  return name;
}

export const journeys: readonly Journey[] = [
  {
    title: 'comes to the home page, which comes to life, and turns its slides',
    async go(walker) {
      await walker.open(`${site.en}/`);
      await walker.expectCount('h1', 1);
      await walker.expectAwake('vt-hero-carousel');
      await walker.press('vt-hero-carousel >>> button = Slide 3 of 4');
      await walker.expectSeen(names, 'vt-hero-carousel >>> button[aria-current="true"]').toContain('Slide 3 of 4');
      await walker.press('vt-hero-carousel >>> button = Previous slide');
      await walker.expectSeen(names, 'vt-hero-carousel >>> button[aria-current="true"]').toContain('Slide 2 of 4');
    },
  },
  {
    title: 'opens a part of the menu and shuts it by keyboard',
    async go(walker) {
      await walker.open(`${site.en}/`);
      await walker.press('vt-header >>> button = Products: sub-menu');
      await walker.expectThere('vt-header >>> .panel a');
      // The style sheet alone shows it under a pointer; arrow keys are the script's, which may be on its way.
      await walker.expectAwake('vt-header');
      await walker.key('ArrowDown');
      const [link = ''] = await walker.read('vt-header >>> .panel a');
      await walker.expectSeen(lookAtFocus, '', 'the focus').toBe(link);
      await walker.key('Escape');
      await walker.expectGone('vt-header >>> .panel a');
      await walker.expectSeen(lookAtFocus, '', 'the focus').toBe('Products: sub-menu');
    },
  },
  {
    title: 'finds a product by the drawer of a narrow window',
    async go(walker) {
      await walker.resize(600, 800);
      await walker.open(`${site.en}/`);
      await walker.press('vt-header >>> button = Open the menu');
      await walker.expectThere('vt-header >>> dialog[open]');
      await walker.press('vt-header >>> summary = Products');
      await walker.press('vt-header >>> summary = Enterprise resource planning');
      await walker.press('vt-header >>> dialog a = Farsail Production');
      await walker.expectSeen(names, 'h1').toMatch(/Farsail Production/);
      await walker.expectGone('vt-header >>> dialog');
    },
  },
  {
    title: 'reads the same page in the other language, and back',
    async go(walker) {
      await walker.open(`${site.cn}${addresses.events}`);
      await walker.press('vt-header >>> a.language');
      await walker.expectAddress(site.en + addresses.events);
      await walker.expectThere('html[lang="en"]');
      await walker.press('vt-header >>> a.language');
      await walker.expectAddress(site.cn + addresses.events);
      await walker.expectThere('html[lang="zh-CN"]');
    },
  },
  {
    title: 'searches from the header by keyboard, sees what was found of one kind, and goes to what is suggested',
    async go(walker) {
      const field = 'vt-header >>> dialog[open] input[type="search"]';
      await walker.open(`${site.en}/`);
      await walker.goTo('Search');
      await walker.expectAwake('vt-header');
      await walker.key('Enter');
      await walker.expectThere(field);
      await walker.type('forum');
      await walker.key('Enter');
      await walker.expectAddress(`${site.en}${addresses.search}?q=forum`);
      await walker.expectThere('vt-search >>> .hits a');
      await walker.press('vt-search >>> .chips a = Event …');
      await walker.expectAddress(`${site.en}${addresses.search}?q=forum&type=event`);
      await walker.expectSeen(names, 'vt-search >>> .hits a').toMatch(/forum/i);
      await walker.goTo('Search');
      await walker.expectAwake('vt-header');
      await walker.key('Enter');
      await walker.expectThere(field);
      await walker.expectSeen(value, field).toBe('forum');
      await walker.type('Farsail Prod');
      // Some were suggested while it was typed.
      await walker.expectCount('vt-header >>> dialog[open] [role="option"]', 1);
      await walker.key('ArrowDown');
      await walker.key('Enter');
      await walker.expectSeen(names, 'h1').toMatch(/Farsail Production/);
    },
  },
  {
    title: 'opens the consult form, is told what is missing, and sends it by keyboard',
    async go(walker) {
      await walker.open(`${site.en}${addresses.services}`);
      await walker.press(consultButton);
      await walker.expectThere(`${dialog} >>> button = ${words.send}`);
      await walker.goTo(words.send);
      await walker.key('Enter');
      await walker.expectSeen(names, `${dialog} >>> .error`).toContain(words.nameMissing);
      await walker.expectSeen(lookAtFocus, '', 'the focus').toBe(words.name.label);
      const name = await fillIn(walker);
      await walker.key('Enter');
      await walker.expectThere(`${dialog} >>> h2 = ${words.thanks}`);
      expect(await countLeads(name), 'leads').toBe(1);
      await walker.goTo(words.done);
      await walker.key('Enter');
      await walker.expectGone(dialog);
      await walker.expectSeen(lookAtFocus, '', 'the focus').toBe(words.title);
      await walker.expectAddress(site.en + addresses.services);
    },
  },
  {
    title: 'turns a page of the list of events, filters it, opens an event, and comes back to the list as it was',
    async go(walker) {
      const titles = 'vt-event-list >>> .event-row :is(h3, h4)';
      await walker.open(site.en + addresses.events);
      await walker.expectAwake('vt-event-list');
      const all = await walker.read(titles);
      await walker.press('vt-event-list >>> a = Page 2');
      await walker.expectAddress(`${site.en}${addresses.events}?pageNo=2`);
      await walker.expectSeen(names, titles).not.toBe(all.join('\n'));
      await walker.press('vt-event-list >>> input[type="search"]');
      await walker.type('forum');
      await walker.key('Enter');
      await walker.expectAddress(`${site.en}${addresses.events}?keyword=forum`);
      await walker.expectCount(titles, 1);
      const [forum = ''] = await walker.read(titles);
      await walker.press(`vt-event-list >>> .event-row a`);
      await walker.expectAddress(/\/activity\/\d+$/);
      await walker.expectSeen(names, 'h1').toBe(forum);
      await walker.back();
      await walker.expectAddress(`${site.en}${addresses.events}?keyword=forum`);
      await walker.expectSeen(names, titles).toBe(forum);
      await walker.expectSeen(value, 'vt-event-list >>> input[type="search"]').toBe('forum');
    },
  },
  {
    title: 'watches a film over the page, and shuts it by going back',
    async go(walker) {
      const event = site.en + toPath(addresses.event, 513);
      const film = 'vt-event-reviews >>> [data-vt-open="media-player"]';
      await walker.open(event);
      await walker.press(film);
      await walker.expectThere(`${dialog} >>> video`);
      await walker.expectSeen(playing, `${dialog} >>> .player`).toMatch(/^(playing|explained)$/);
      await walker.back();
      await walker.expectGone('dialog');
      await walker.expectAddress(event);
      await walker.expectGone('vt-media-player >>> video');
    },
  },
  {
    title: 'filters a list of events on a strict page of somebody else',
    async go(walker, { host }) {
      const titles = 'vt-event-list >>> .event-row :is(h3, h4)';
      const bare = `${host}/bare/vt-event-list/`;
      await walker.open(bare);
      await walker.expectThere(titles);
      await walker.press('vt-event-list >>> a = Filter the events');
      await walker.press('vt-event-list >>> input[type="search"]');
      await walker.type('forum');
      await walker.key('Enter');
      await walker.expectCount(titles, 1);
      await walker.expectAddress(bare);
    },
  },
  {
    title: 'reads, goes on and sends the form where no script runs',
    async go(walker, { scriptless }) {
      await walker.open(`${scriptless}/`);
      await walker.expectCount('h1', 1);
      await walker.expectThere('vt-news >>> a');
      await walker.expectThere('vt-footer >>> a');
      await walker.press('vt-header >>> a.head = Products');
      await walker.expectAddress(scriptless + addresses.products);
      await walker.expectThere('vt-product-list >>> a');
      await walker.press(consultButton);
      await walker.expectAddress(/\/form\/4001$/);
      const name = await fillIn(walker);
      await walker.key('Enter');
      await walker.expectThere(`h2 = ${words.thanks}`);
      expect(await countLeads(name), 'leads').toBe(1);
    },
  },
];
