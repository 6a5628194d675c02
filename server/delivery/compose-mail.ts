import { say, type TextValues } from '../../contract/text.ts';
import { zoneOf } from '../../contract/time-zone.ts';
import { escapeHtml } from '../base/escape.ts';
import type { LeadMessage } from '../leads/lead-message.ts';
import { type MailWord, mailText } from './mail.text.ts';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** The visitor, where it is known who that is: whoever presses "Reply" writes to them, and not to MAIL_FROM. */
  replyTo: string | undefined;
}

type Row = readonly [label: string, value: string];

/** A subject is one line of a list; more than this no mail program shows. */
const longestSubject = 150;

/** Labels under which forms ask for the company. Its size and its trade are other questions. */
const companyLabel =
  /^(?:您的)?(?:公司|企业|单位|机构)(?:名称|全称)?$|^(?:your )?(?:company|organi[sz]ation|employer|firm)(?:['’]s)?(?: name)?$/i;

/**
 * An address that stands in a header as it is: no name, no list, nothing quoted. Longer ones than this there are not. Not
 * the rule of a form's EMAIL field: that takes dots in places for which a mail server may refuse the mail (RFC 5321,
 * section 4.1.2), and no "+", which any other field may hold.
 */
const plainAddress = /^[\w%+-]+(?:\.[\w%+-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const longestAddress = 254;

/** A notification in the language of the lead's site: every value in a table, as HTML and as plain text. */
export function composeMail(lead: LeadMessage): MailContent {
  const { mark } = lead.site;
  const tell = (word: MailWord, values?: TextValues) => say(mailText[word], mark, values);
  const values: Row[] = lead.values.map(({ label, value, earlier }) => [
    earlier ? tell('earlier', { label }) : label,
    value,
  ]);
  const facts = listFacts(lead, tell);
  return {
    subject: composeSubject(lead, tell),
    replyTo: findVisitor(lead),
    text: [tell('intro'), '', ...values.map(toLine), '', ...facts.map(toLine), ''].join('\n'),
    html: [
      `<!doctype html><html lang="${mark === 'cn' ? 'zh-CN' : 'en'}"><meta charset="utf-8">`,
      `<body style="font-family:sans-serif"><p>${escapeHtml(tell('intro'))}</p>`,
      toTable(values, ''),
      toTable(facts, 'color:#666;font-size:90%'),
      '</body></html>',
    ].join('\n'),
  };
}

type Tell = (word: MailWord, values?: TextValues) => string;

function composeSubject({ form, values, suspect }: LeadMessage, tell: Tell): string {
  const company = values.find(({ label }) => companyLabel.test(label.trim()))?.value;
  const plain = company
    ? tell('subjectWithCompany', { form: form.name, company })
    : tell('subject', { form: form.name });
  const subject = suspect ? tell('suspect', { subject: plain }) : plain;
  // A line break in a header would begin another header.
  const line = subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return [...line].slice(0, longestSubject).join('');
}

/** The one mail address among the values. Of several nobody knows whose they are, and a suspect's may be a stranger's. */
function findVisitor({ values, suspect }: LeadMessage): string | undefined {
  if (suspect) return undefined;
  const all = values.map(({ value }) => value.trim());
  const addresses = new Set(all.filter((value) => value.length <= longestAddress && plainAddress.test(value)));
  return addresses.size === 1 ? [...addresses][0] : undefined;
}

function listFacts({ id, createdAt, site, form, source, traffic, consent, suspect }: LeadMessage, tell: Tell): Row[] {
  const timeZone = zoneOf(site);
  const at = (moment: string) =>
    `${new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(moment))} (${timeZone})`;
  const rows: (Row | undefined)[] = [
    [tell('received'), at(createdAt)],
    [tell('form'), `${form.name} (${form.id})`],
    source.type ? [tell('source'), [source.type, source.id].filter(Boolean).join(' ')] : undefined,
    typeof traffic?.logidUrl === 'string' ? [tell('address'), traffic.logidUrl] : undefined,
    consent
      ? [tell('consent'), tell('consentValue', { version: consent.policyVersion, at: at(consent.at) })]
      : undefined,
    suspect ? [tell('why'), suspect] : undefined,
    [tell('id'), id],
  ];
  return rows.filter((row) => row !== undefined);
}

function toLine([label, value]: Row): string {
  // Further lines of a value are set in: they would pass for rows of their own.
  return `${label}: ${value.replaceAll(/\r\n?|\n/g, '\n  ')}`;
}

function toTable(rows: readonly Row[], style: string): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td style="padding:4px 0;white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse;${style}">${cells.join('\n')}</table>`;
}
