import { describe, expect, it } from 'vitest';
import { composeMail } from '../../../server/delivery/compose-mail.ts';
import type { LeadMessage } from '../../../server/leads/lead-message.ts';

const lead: LeadMessage = {
  id: 'a-lead',
  createdAt: '2026-03-01T08:00:00.000Z',
  site: { id: 2, mark: 'en' },
  form: { id: 4001, name: 'Talk to us' },
  values: [
    { id: 1, label: 'Name', value: 'Ann' },
    { id: 2, label: 'Company name', value: 'ACME' },
    { id: 3, label: 'Company size', value: '1-99' },
  ],
  source: { type: 'PRODUCT', id: '12' },
  traffic: null,
  consent: null,
  suspect: null,
};
const withValue = (value: string) => ({ ...lead, values: [{ id: 2, label: 'Company', value }] });

describe('a notification', () => {
  it('names the form and the company in its subject', () => {
    expect(composeMail(lead).subject).toBe('New lead: Talk to us (ACME)');
    expect(composeMail({ ...lead, values: [] }).subject).toBe('New lead: Talk to us');
  });

  it('warns of a suspect', () => {
    const { subject, text } = composeMail({ ...lead, suspect: 'honeypot' });
    expect(subject).toBe('[Possible spam] New lead: Talk to us (ACME)');
    expect(text).toContain('Why it looks like spam: honeypot');
  });

  it('marks what was entered before the form changed', () => {
    const values = [{ id: 1, label: 'Size <b>', value: '1-99', earlier: true as const }];
    const { text, html } = composeMail({ ...lead, values });
    expect(text).toContain('Size <b> (from an earlier version of the form): 1-99');
    expect(html).toContain('Size &lt;b&gt; (from an earlier version of the form)');
    expect(composeMail({ ...lead, values, site: { id: 1, mark: 'cn' } }).text).toContain('（表单修改前的内容）');
  });

  it('tells the time with its zone', () => {
    expect(composeMail(lead).text).toContain('Received: 2026-03-01 08:00:00 (UTC)');
    expect(composeMail({ ...lead, site: { id: 1, mark: 'cn' } }).text).toContain('2026-03-01 16:00:00 (Asia/Shanghai)');
  });

  it.each(['\r\nBcc: all@evil.example', 'a\nb', 'a\u2028b', 'a\u0085b'])('has a subject of one line: %j', (value) => {
    expect(composeMail(withValue(value)).subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });

  it('sets the further lines of a value in, so that none is taken for a fact of the lead', () => {
    expect(composeMail(withValue('ACME\r\nReceived: never\nLead: b')).text).toContain(
      '\nCompany: ACME\n  Received: never\n  Lead: b\n\nReceived: 2026',
    );
  });

  it('keeps its subject short, and no character in halves', () => {
    expect(composeMail(withValue('🙂'.repeat(1000))).subject).toMatch(/^New lead: Talk to us \((?:🙂)+$/u);
  });

  it('is answered to the visitor who left one address, and to nobody else', () => {
    const replyTo = (...all: string[]) =>
      composeMail({ ...lead, values: all.map((value, id) => ({ id, label: `Field ${id}`, value })) }).replyTo;
    expect(replyTo('Ann', ' ann.lee+a@mail.acme.example ')).toBe('ann.lee+a@mail.acme.example');
    expect(replyTo('ann@acme.example', 'ann@acme.example')).toBe('ann@acme.example');
    expect(replyTo('ann@acme.example', 'bob@acme.example')).toBeUndefined();
    expect(replyTo('Ann')).toBeUndefined();
    expect(composeMail({ ...withValue('ann@acme.example'), suspect: 'honeypot' }).replyTo).toBeUndefined();
  });

  it.each([
    'ann@acme.example\r\nBcc: all@evil.example',
    'ann@acme.example, all@evil.example',
    'ann@acme.example;all@evil.example',
    'Ann <ann@acme.example>',
    '"a b"@acme.example',
    'group:ann@acme.example',
    'ann@[127.0.0.1]',
    '.ann@acme.example',
    'ann..lee@acme.example',
    'ann@acme',
    'ann@acme.example\u0000',
    'write to ann@acme.example',
    `${'a'.repeat(250)}@acme.example`,
  ])('is answered to nobody where an address is not one and nothing else: %j', (value) => {
    expect(composeMail(withValue(value)).replyTo).toBeUndefined();
  });

  it('shows what a visitor typed as text, never as HTML', () => {
    const { html } = composeMail(withValue('<img src=x onerror="alert(1)"> & <a href=\'//evil.example\'>'));
    expect(html).toContain(
      '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &lt;a href=&#39;//evil.example&#39;&gt;',
    );
    expect(html).not.toMatch(/<(?:img|a)\b/);
  });
});
