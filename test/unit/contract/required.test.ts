import { describe, expect, it } from 'vitest';
import { longestValue } from '../../../contract/form-fields.ts';
import { formMessage, prepareValues, validateForm, validateValue } from '../../../contract/form-rules.ts';
import { email, field, interests, phone } from './fields.ts';

describe('an empty field', () => {
  it('is told of by its own name, in the language of the site', () => {
    expect(validateValue(field({ name: '公司名称' }), '', 'cn')).toBe('公司名称不能为空');
    expect(validateValue(field({ name: 'Company' }), '', 'en')).toBe('Company is required');
  });

  it.each([undefined, 'TRUE', true] as const)('is a fault when required is %j', (required) => {
    expect(validateValue(field({ required }), '', 'en')).toBe('Company is required');
  });

  it.each(['FALSE', false] as const)('is no fault when required is %j', (required) => {
    expect(validateValue(field({ required }), '', 'en')).toBeUndefined();
  });

  it.each([email, phone, interests])('that is optional is not held against a pattern or options: $type', (each) => {
    expect(validateValue({ ...each, required: 'FALSE' }, '', 'en')).toBeUndefined();
  });

  it.each([email, phone, interests])('that is required is called empty and nothing else: $type', (each) => {
    expect(validateValue(each, '', 'en')).toBe(`${each.name} is required`);
  });
});

describe('what is not sent', () => {
  const fields = [field({ id: 1 }), field({ id: 2, type: 'TEXTAREA' }), { ...interests, id: 3 }, field({ id: 4 })];

  it('is every empty text, every empty choice and whatever was never touched', () => {
    const draft = { 1: { value: '   ' }, 2: { value: '' }, 3: { value: [] }, 4: { value: 'ACME' } };
    expect(prepareValues(fields, draft, 'en')).toEqual([{ formFieldBO: { id: 4 }, value: 'ACME' }]);
    expect(prepareValues(fields, {}, 'en')).toEqual([]);
  });

  it('is an empty text among several choices', () => {
    expect(prepareValues(fields, { 3: { value: ['', 'Finance', ' '] } }, 'en')).toEqual([
      { formFieldBO: { id: 3 }, value: 'Finance' },
    ]);
  });

  it('is what belongs to no field of the form', () => {
    expect(prepareValues(fields, { 99: { value: 'x' } }, 'en')).toEqual([]);
  });
});

describe('a whole form', () => {
  it("tells its faults in the form's order, one for each field", () => {
    const fields = [phone, field({ id: 1 }), email];
    const values = prepareValues(fields, { 3: { value: 'nobody' }, 2: { value: '123' } }, 'en');
    expect(validateForm(fields, values, 'en')).toEqual([
      { fieldId: 2, message: 'Please enter an 11-digit mainland China mobile number' },
      { fieldId: 1, message: 'Company is required' },
      { fieldId: 3, message: 'Please enter a valid email address, such as name@company.com' },
    ]);
  });

  it('without faults tells none', () => {
    const values = prepareValues([phone, email], { 2: { value: '13800138000' }, 3: { value: 'li@example.cn' } }, 'cn');
    expect(validateForm([phone, email], values, 'cn')).toEqual([]);
  });

  it('sends what was typed without the space around it', () => {
    expect(prepareValues([field()], { 1: { value: '  ACME Ltd  ' } }, 'en')).toEqual([
      { formFieldBO: { id: 1 }, value: 'ACME Ltd' },
    ]);
  });
});

describe('a text', () => {
  const message = `Company is too long. Please use at most ${longestValue} characters`;

  it('may be as long as a lead can keep and no longer', () => {
    expect(validateValue(field(), 'x'.repeat(longestValue), 'en')).toBeUndefined();
    expect(validateValue(field(), 'x'.repeat(longestValue + 1), 'en')).toBe(message);
  });

  it('that is too long is told so in Chinese', () => {
    expect(validateValue(field({ name: '公司' }), '远'.repeat(longestValue + 1), 'cn')).toBe(
      `公司过长，请控制在${longestValue}字以内`,
    );
  });
});

describe('a message', () => {
  it('is English for every site but cn', () => {
    expect(formMessage('email', 'cn')).toBe('请输入正确的邮箱');
    expect(['en', 'de', 'jp'].map((mark) => formMessage('email', mark))).toEqual(
      Array(3).fill('Please enter a valid email address, such as name@company.com'),
    );
  });

  it('takes a name as it is written, whatever signs it holds', () => {
    expect(formMessage('empty', 'en', { label: '$& {label}' })).toBe('$& {label} is required');
  });
});
