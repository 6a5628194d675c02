import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../../../server/base/settings.ts';

const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'site@x.example', MAIL_TO: 'a@x.example' };

describe('the settings of deliveries', () => {
  it('are taken together', () => {
    expect(readSettings({ ...mail, MAIL_TO: 'a@x.example, Duty <b@x.example>' }).MAIL_TO).toHaveLength(2);
    expect(readSettings({ WEBHOOK_URL: 'https://crm.example/in', WEBHOOK_SECRET: 'sixteen letters.' })).toBeDefined();
  });

  it.each([
    [{ WEBHOOK_URL: 'https://crm.example/in' }, 'WEBHOOK_SECRET'],
    [{ ...mail, MAIL_TO: '' }, 'MAIL_TO'],
    [{ ...mail, MAIL_FROM: '' }, 'MAIL_FROM'],
    [{ SMTP_URL: mail.SMTP_URL }, 'MAIL_FROM and MAIL_TO'],
  ])('name what is missing: %j', (env, missing) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
    expect(() => readSettings(env)).toThrow(`wants ${missing} beside it`);
  });

  it.each([
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@x.example\r\nBcc: b@x.example'],
    ['MAIL_TO', 'a@x.example,b'],
    ['SMTP_URL', 'http://mail.example'],
    ['WEBHOOK_SECRET', 'short'],
    ['WEBHOOK_URL', 'https://user:pass@crm.example'],
    ['TRUST_PROXY', 'the proxy'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1/8/8'],
    ['TRUST_PROXY', '1,2'],
  ])('refuse %s=%j', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^Setting ${name}=.+ will not do: `));
  });

  it('keep tokens of the webhook’s address out of the message', () => {
    expect(() => readSettings({ WEBHOOK_URL: 'ftp://crm.example/in?token=abc' })).not.toThrow(/abc/);
  });

  it.each([
    ['', ''],
    ['1', 1],
    ['10.0.0.0/8, ::1', '10.0.0.0/8,::1'],
    ['loopback', 'loopback'],
  ])('read TRUST_PROXY=%j', (given, read) => {
    expect(readSettings({ TRUST_PROXY: given }).TRUST_PROXY).toBe(read);
  });
});
