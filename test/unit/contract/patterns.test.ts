import { describe, expect, it } from 'vitest';
import { normalizePhone, prepareValue, validateValue } from '../../../contract/form-rules.ts';
import { email, phone } from './fields.ts';

/** What a visitor reads after typing something into a field. */
const typed = (field: typeof phone, value: string, mark = 'en') =>
  validateValue(field, prepareValue(field, { value }, mark), mark);

describe('a phone number', () => {
  it.each([
    '13800138000',
    '14700138000',
    '15912345678',
    '16612345678',
    '17712345678',
    '18812345678',
    '19912345678',
    ' 13800138000 ',
    '138 0013 8000',
    '138-0013-8000',
    '138‐0013‑8000',
    '138–0013—8000',
    '138−0013−8000',
    '(138) 0013-8000',
    '138.0013.8000',
    '+8613800138000',
    '+86 138 0013 8000',
    '+86-138-0013-8000',
    '(+86) 13800138000',
    '8613800138000',
    '0086 13800138000',
    '１３８００１３８０００',
    '＋８６　１３８　００１３　８０００',
    '１３８－００１３－８０００',
    '\u202d13800138000\u202c',
    '\u2068+86 138 0013 8000\u2069',
    '138\u200b0013\u00ad8000\u200e ',
  ])('may be typed as %j', (value) => {
    expect(typed(phone, value)).toBeUndefined();
    expect(prepareValue(phone, { value }, 'en')).toMatch(/^1[3-9]\d{9}$/);
  });

  it.each([
    '1380013800',
    '138001380001',
    '12800138000',
    '10000138000',
    '11000138000',
    '23800138000',
    '03800138000',
    '010-6234-5678',
    '+1 415 555 0100',
    '+85213800138000',
    '+86 12800138000',
    '8686 13800138000',
    '1380013800O',
    'one three eight',
    '13800138000 13900139000',
    '١٣٨٠٠١٣٨٠٠٠',
  ])('may not be %j', (value) => {
    expect(typed(phone, value)).toBe('Please enter an 11-digit mainland China mobile number');
  });

  it('that will not do is told so in Chinese', () => {
    expect(typed(phone, '123', 'cn')).toBe('请输入正确的手机号码');
  });

  it('is kept as eleven plain digits', () => {
    expect(normalizePhone('＋８６ １３８-００１３-８０００')).toBe('13800138000');
  });

  it('that starts with 86 by itself keeps its digits', () => {
    expect(normalizePhone('86123')).toBe('86123');
  });
});

describe('an email address', () => {
  it.each([
    'li@example.cn',
    'li.wei@example.com.cn',
    'li_wei-2@example.com',
    'LI@EXAMPLE.COM',
    '8@163.com',
    'a.b.c@sub.example.com',
    'li@my-company.com',
    ' li@example.com ',
    'ｌｉ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  ])('may be typed as %j', (value) => {
    expect(typed(email, value)).toBeUndefined();
  });

  it.each([
    'li',
    'li@',
    '@example.com',
    'li@example',
    'li@example.',
    'li@.com',
    'li@a.b.c.example',
    'li@@example.com',
    'li@exa mple.com',
    'li wei@example.com',
    'li+spam@example.com',
    'li@example.com, wei@example.com',
    '李@example.com',
    'li@example_1.com',
    'li@example.com\nbcc: all@example.com',
  ])('may not be %j', (value) => {
    expect(typed(email, value)).toBe('Please enter a valid email address, such as name@company.com');
  });

  it('that will not do is told so in Chinese', () => {
    expect(typed(email, '123', 'cn')).toBe('请输入正确的邮箱');
  });
});
