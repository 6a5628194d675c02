import { describe, expect, it } from 'vitest';
import {
  explainIdle,
  explainMisspelt,
  readSettings,
  SettingsError,
  settingsTable,
} from '../../../server/base/settings.ts';

describe('settings', () => {
  it('all have a default that will do', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      CONTENT_DIR: 'examples/content',
      DATA_DIR: 'data',
      PUBLIC_ORIGIN: 'http://localhost:3000',
      PARTNER_PORT: 3001,
      ALLOW_ORIGINS: [],
    });
  });

  it('follow the port where they are not given', () => {
    expect(readSettings({ PORT: '8080' })).toMatchObject({
      PUBLIC_ORIGIN: 'http://localhost:8080',
      PARTNER_PORT: 8081,
    });
  });

  it('count as unset when they are empty', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined });
  });

  it('take an address of IPv6 in brackets, as it stands in addresses, and without', () => {
    for (const address of ['[::1]', '::1'])
      expect(readSettings({ HOST: address, METRICS_HOST: address })).toMatchObject({
        HOST: '::1',
        METRICS_HOST: '::1',
      });
  });

  it('may be lists', () => {
    const { ALLOW_ORIGINS } = readSettings({ ALLOW_ORIGINS: 'https://a.example, https://b.example:8443' });
    expect(ALLOW_ORIGINS).toEqual(['https://a.example', 'https://b.example:8443']);
    expect(readSettings({ ALLOW_ORIGINS: 'https://a.example  https://b.example:8443' }).ALLOW_ORIGINS).toEqual(
      ALLOW_ORIGINS,
    );
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PUBLIC_ORIGIN', 'www.example.com'],
    ['PUBLIC_ORIGIN', 'https://www.example.com/path'],
    ['ALLOW_ORIGINS', 'https://a.example,*'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT', '-1'],
    ['SECRET', 'short'],
  ])('are refused in one line that names setting and cure: %s=%s', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(
      new RegExp(`^Setting ${name}=.+ will not do: .+ Correct it in the environment, or unset it\\.$`),
    );
  });

  it.each([
    ['DATABASE_URL', 'mysql://localhost/x', 'postgresql:// or postgres://'],
    ['DATABASE_URL', 'localhost', 'postgresql:// or postgres://'],
    ['SMTP_URL', 'https://mail.example', 'smtp:// or smtps://'],
    ['WEBHOOK_URL', 'ftp://x.example', 'https:// or http://'],
    ['PUBLIC_ORIGIN', 'ftp://x.example', 'https:// or http://'],
  ])('say which schemes they understand: %s=%s', (name, value, schemes) => {
    expect(() => readSettings({ [name]: value })).toThrow(`must be an address that begins with ${schemes}`);
  });

  it.each([
    ['WEBHOOK_URL', 'https://x.example:99999/hook'],
    ['WEBHOOK_URL', 'https://'],
    ['SMTP_URL', 'smtp://user:p/w@mail.example'],
    ['DATABASE_URL', 'postgresql://user:p/w@db.example/leads'],
  ])('say what is wrong with an address that begins well: %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      'will not do: must have a host, and a port to 65535 or none;',
    );
  });

  it.each([
    ['PORT', 'http', 'must be a whole number from 0 to 65535'],
    ['PORT', '70000', 'must be a whole number from 0 to 65535'],
    ['RATE_LIMIT', '-1', 'must be a whole number from 0 on'],
    ['RATE_LIMIT', 'Infinity', 'must be a whole number from 0 on'],
    ['DISK_FLOOR_MB', '0.5', 'must be a whole number from 0 on'],
    ['DRAIN_SECONDS', '5s', 'must be a whole number from 0 to 600'],
    ['SEARCH_ENGINES', 'no', 'must be one of allow, forbid'],
    ['PUBLIC_ORIGIN', 'https://Example.com/', 'must be an origin alone: https://example.com'],
    ['ALLOW_ORIGINS', 'https://a.example,https://b.example/x', 'must be an origin alone: https://b.example'],
    ['ALLOW_ORIGINS', 'https://*.a.example', 'must name each host whole: a * stands for none'],
    ['PUBLIC_ORIGIN', 'https://例子.example', 'must be an origin alone: https://xn--fsqu00a.example'],
  ])('say in words what they take: %s=%s', (name, value, words) => {
    expect(() => readSettings({ [name]: value })).toThrow(`will not do: ${words}. `);
  });

  it('refuse an address of a mail server that a sign of its password has cut', () => {
    const mail = { MAIL_FROM: 'a@b.example', MAIL_TO: 'a@b.example' };
    for (const SMTP_URL of [
      'smtp://user:p@ss/w@mail.example',
      'smtps://user:12/34@mail.example',
      'smtp://user#1@mail.example',
      'smtp://user?1@mail.example',
    ]) {
      const read = () => readSettings({ ...mail, SMTP_URL });
      expect(read).toThrow('in a password / is written %2F, # %23, ? %3F and @ %40');
    }
    const SMTP_URL = 'smtp://user:12%2F34@mail.example/?requireTLS=true';
    expect(readSettings({ ...mail, SMTP_URL })).toMatchObject({ SMTP_URL });
  });

  it('say which of them do nothing without another', () => {
    const all = { MAIL_FROM: 'a@b.example', MAIL_TO: 'a@b.example', WEBHOOK_SECRET: 'x'.repeat(32) };
    expect(explainIdle(readSettings(all))).toEqual([
      'WEBHOOK_URL is not set, so that nothing is done with WEBHOOK_SECRET and no lead is delivered that way. Set it too.',
      'SMTP_URL is not set, so that nothing is done with MAIL_FROM and MAIL_TO and no lead is delivered that way. Set it too.',
    ]);
    expect(
      explainIdle(readSettings({ ...all, SMTP_URL: 'smtp://mail.example', WEBHOOK_URL: 'https://x.example' })),
    ).toEqual([]);
    expect(explainIdle(readSettings({}))).toEqual([]);
  });

  it('are told of where their name is misspelt, without the value', () => {
    expect(explainMisspelt({ DATABSE_URL: 'postgres://user:password@host/x', data_dir: '/srv', PORT: '80' })).toEqual([
      'DATABSE_URL is no setting, and does nothing here; did you mean DATABASE_URL?',
      'data_dir is no setting, and does nothing here; did you mean DATA_DIR?',
    ]);
  });

  it.each([
    ['that is set rightly too', { MAIL_TI: 'a', MAIL_TO: 'b' }],
    ['that is empty', { SMTP_ULR: '' }],
    ['of other programs', { HOME: '/root', HOSTS: 'a', POST: 'b', PATH: '/bin', NODE_ENV: 'production', LC_ALL: 'C' }],
  ])('are not told of by a name %s', (_, env) => {
    expect(explainMisspelt(env)).toEqual([]);
  });

  it('keep passwords out of the message', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://user:password@localhost/x' })).not.toThrow(/password@/);
  });

  it('are all described', () => {
    for (const { description } of Object.values(settingsTable)) expect(description).toMatch(/\.$/);
  });
});
