import { idIn, type LargeEntry } from './large-file.ts';
import type { Random } from './random.ts';
import { eventTypes, headlines, labels, type Mark, people, places, resourceTypes, sentences } from './words.ts';
import { chooseFacts, type Facts, fill, writeBody } from './write-text.ts';

/** The types that a site has more of every day, and how much of a large site is of each, in percent. */
export const streams: readonly {
  share: number;
  make: (random: Random, number: number, total: number) => LargeEntry;
}[] = [
  { share: 55, make: makeNews },
  { share: 20, make: makeActivity },
  { share: 18, make: makeMediaResource },
  { share: 7, make: makePublication },
];

/** Days before the start: the first is today's, the last ten years old. */
const daysAgo = (number: number, total: number) => Math.floor(((number - 1) / total) * 3650);
const coverOf = (number: number) => `pictures/cover-${(number % 24) + 1}.svg`;
const formOf = (mark: Mark, buttonTitle: Record<Mark, string>) => ({
  jumpContentType: 'FORM',
  formBO: 'consult',
  buttonTitle: buttonTitle[mark],
});

function start(random: Random): { facts: Facts; say: (mark: Mark) => string; tell: (mark: Mark) => string } {
  const facts = chooseFacts(random);
  const headline = random.pick(headlines);
  const sentence = random.pick(sentences);
  return { facts, say: (mark) => fill(headline, facts, mark), tell: (mark) => fill(sentence, facts, mark) };
}

function makeNews(random: Random, number: number, total: number): LargeEntry {
  const { facts, say, tell } = start(random);
  const label = random.pick(labels);
  const author = random.pick(people);
  return {
    type: 'news',
    slug: `news-${number}`,
    fields: (mark) => ({
      id: idIn(mark, number),
      title: say(mark),
      desc: tell(mark),
      createTime: `today-${daysAgo(number, total)}d 09:30`,
      coverMaterial: coverOf(number),
      label: fill(label, facts, mark),
      author: author[mark],
      ...(number <= 3 ? { fixed: true } : {}),
      ...(number % 9 === 0
        ? { mediaCoverageList: [{ address: `https://press.example/${number}`, mediaName: 'The Ledger' }] }
        : {}),
    }),
    body: writeBody(random, facts),
  };
}

function makeActivity(random: Random, number: number, total: number): LargeEntry {
  const { facts, say, tell } = start(random);
  const type = random.pick(eventTypes);
  const place = random.pick(places);
  const days = random.between(0, 2);
  // One event in twenty is still to come.
  const first = daysAgo(number, total) - 180;
  const day = (shift: number) => `today${shift > 0 ? '-' : '+'}${Math.abs(shift)}d`;
  const speakers = random.some(people, 2);
  return {
    type: 'activity',
    slug: `activity-${number}`,
    fields: (mark) => ({
      id: idIn(mark, number),
      activityName: say(mark),
      activityType: type[mark],
      place: place[mark],
      activityIntroduction: tell(mark),
      activityShowType: number % 3 === 0 ? 'SIMPLE' : 'STANDARD',
      startDate: `${day(first)} 09:00`,
      endDate: `${day(first - days)} 17:30`,
      coverMaterial: coverOf(number),
      enrollStatus: 'OPEN',
      enrollTypeDict: 'FORM',
      enrollDetail: 'consult',
      ...(number <= 4 ? { fixed: true } : {}),
      activitySpeakers: speakers.map((person, index) => ({ id: index + 1, name: person[mark] })),
      activityAgendas: speakers.map((person, index) => ({
        agendaStr: `${9 + index}:30`,
        title: tell(mark),
        activitySpeaker: { name: person[mark] },
      })),
    }),
    body: writeBody(random, facts),
  };
}

function makeMediaResource(random: Random, number: number, total: number): LargeEntry {
  const { facts, say } = start(random);
  const type = random.pick(resourceTypes);
  return {
    type: 'media-resource',
    slug: `media-${number}`,
    fields: (mark) => ({
      id: idIn(mark, number),
      titleContent: say(mark),
      createdAt: `today-${daysAgo(number, total)}d`,
      resourceType: type[mark],
      coverMaterial: coverOf(number),
      liveAddress: `https://live.large.example/${number}`,
      ...(number <= 4 ? { fixed: true } : {}),
      ...(number % 4 === 0
        ? { isNeedContact: true, jumpBO: formOf(mark, { cn: '填写后观看', en: 'Watch after a short form' }) }
        : {}),
    }),
    body: writeBody(random, facts),
  };
}

function makePublication(random: Random, number: number, total: number): LargeEntry {
  const { facts, say, tell } = start(random);
  const cases = [number % 12, (number + 5) % 12].map((index) => `case-${index + 1}`);
  return {
    type: 'publication',
    slug: `publication-${number}`,
    fields: (mark) => ({
      id: idIn(mark, number),
      name: say(mark),
      type: number % 2 === 0 ? 'PUBLICATION' : 'WHITE_PAPER',
      createdAt: `today-${daysAgo(number, total)}d`,
      picture: coverOf(number),
      introduction: tell(mark),
      ...(number % 2 === 0 ? {} : { exampleBOS: cases }),
      jumpBO: formOf(mark, { cn: '下载全文', en: 'Get the full text' }),
    }),
    body: writeBody(random, facts),
  };
}
