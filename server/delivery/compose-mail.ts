import { zoneOf } from '../../contract/time-zone.ts';
import type { LeadMessage } from '../leads/lead-message.ts';
import { type MailWord, mailText } from './mail.text.ts';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

type Row = readonly [label: string, value: string];

/** A subject is one line of a list; more than this no mail program shows. */
const longestSubject = 150;

/** Labels under which forms ask for the company. Its size and its trade are other questions. */
const companyLabel =
  /^(?:您的)?(?:公司|企业|单位|机构)(?:名称|全称)?$|^(?:your )?(?:company|organi[sz]ation|employer|firm)(?:['’]s)?(?: name)?$/i;

/** A notification in the language of the lead's site: every value in a table, as HTML and as plain text. */
export function composeMail(lead: LeadMessage): MailContent {
  const { mark } = lead.site;
  const say = (word: MailWord, values: Readonly<Record<string, string>> = {}) =>
    mailText[word][mark === 'cn' ? 'cn' : 'en'].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const values: Row[] = lead.values.map(({ label, value, earlier }) => [
    earlier ? say('earlier', { label }) : label,
    value,
  ]);
  const facts = listFacts(lead, say);
  return {
    subject: composeSubject(lead, say),
    text: [say('intro'), '', ...values.map(toLine), '', ...facts.map(toLine), ''].join('\n'),
    html: [
      `<!doctype html><html lang="${mark === 'cn' ? 'zh-CN' : 'en'}"><meta charset="utf-8">`,
      `<body style="font-family:sans-serif"><p>${escapeHtml(say('intro'))}</p>`,
      toTable(values, ''),
      toTable(facts, 'color:#666;font-size:90%'),
      '</body></html>',
    ].join('\n'),
  };
}

type Say = (word: MailWord, values?: Readonly<Record<string, string>>) => string;

function composeSubject({ form, values, suspect }: LeadMessage, say: Say): string {
  const company = values.find(({ label }) => companyLabel.test(label.trim()))?.value;
  const plain = company ? say('subjectWithCompany', { form: form.name, company }) : say('subject', { form: form.name });
  const subject = suspect ? say('suspect', { subject: plain }) : plain;
  // A line break in a header would begin another header.
  const line = subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return [...line].slice(0, longestSubject).join('');
}

function listFacts({ id, createdAt, site, form, source, traffic, consent, suspect }: LeadMessage, say: Say): Row[] {
  const timeZone = zoneOf(site);
  const at = (moment: string) =>
    `${new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(moment))} (${timeZone})`;
  const rows: (Row | undefined)[] = [
    [say('received'), at(createdAt)],
    [say('form'), `${form.name} (${form.id})`],
    source.type ? [say('source'), [source.type, source.id].filter(Boolean).join(' ')] : undefined,
    typeof traffic?.logidUrl === 'string' ? [say('address'), traffic.logidUrl] : undefined,
    consent ? [say('consent'), say('consentValue', { version: consent.policyVersion, at: at(consent.at) })] : undefined,
    suspect ? [say('why'), suspect] : undefined,
    [say('id'), id],
  ];
  return rows.filter((row) => row !== undefined);
}

function toLine([label, value]: Row): string {
  return `${label}: ${value}`;
}

function toTable(rows: readonly Row[], style: string): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td style="padding:4px 0;white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse;${style}">${cells.join('\n')}</table>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
