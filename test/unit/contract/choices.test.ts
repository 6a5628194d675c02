import { describe, expect, it } from 'vitest';
import type { FormField } from '../../../contract/entities/form.ts';
import { type Entry, OTHER } from '../../../contract/form-fields.ts';
import { prepareValue, prepareValues, validateForm, validateValue } from '../../../contract/form-rules.ts';
import { email, field, interests, phone, size } from './fields.ts';

const prepare = (each: FormField, entry: Entry, mark = 'en') => prepareValue(each, entry, mark);
const faultOf = (each: FormField, entry: Entry, mark = 'en') => validateValue(each, prepare(each, entry, mark), mark);

describe('several choices', () => {
  it('are sent as one text, joined with a comma and a space', () => {
    expect(prepare(interests, { value: ['Finance', 'Supply'] })).toBe('Finance, Supply');
  });

  it('are all of them options of the field', () => {
    expect(faultOf(interests, { value: ['Finance', 'Supply', 'People'] })).toBeUndefined();
    expect(faultOf(interests, { value: ['Finance', 'Rockets'] })).toBe(
      'Please choose one of the options under Interests',
    );
    expect(faultOf({ ...interests, name: '领域' }, { value: ['Rockets'] }, 'cn')).toBe('请从“领域”的选项中选择');
  });
});

describe('a single choice', () => {
  it('is one of the options', () => {
    expect(faultOf(size, { value: 'Large' })).toBeUndefined();
    expect(faultOf(size, { value: 'Huge' })).toBe('Please choose one of the options under Size');
  });

  it('is one and not two', () => {
    expect(faultOf(size, { value: ['Small', 'Large'] })).toBe('Please choose one of the options under Size');
    expect(faultOf(size, { value: ['Small', OTHER], other: 'Tiny' })).toBe(
      'Please choose one of the options under Size',
    );
  });

  it('of a field without options is a fault, and not a crash', () => {
    expect(faultOf(field({ type: 'SELECT' }), { value: 'Any' })).toBe('Please choose one of the options under Company');
  });
});

describe('the choice of something other', () => {
  it.each([
    ['cn', '其他（年金）'],
    ['en', 'Other (年金)'],
  ])('takes its text along, on site %s as %s', (mark, value) => {
    expect(prepare(size, { value: OTHER, other: ' 年金 ' }, mark)).toBe(value);
  });

  it.each([
    ['cn', '其他'],
    ['en', 'Other'],
  ])('without a text is sent on site %s as %s', (mark, value) => {
    expect(prepare(size, { value: OTHER }, mark)).toBe(value);
    expect(prepare(size, { value: OTHER, other: '  ' }, mark)).toBe(value);
    expect(faultOf(size, { value: OTHER }, mark)).toBeUndefined();
  });

  it('stands beside others, whichever was ticked first', () => {
    const ticked = [
      ['Finance', OTHER],
      [OTHER, 'Finance'],
    ];
    for (const value of ticked) {
      expect(prepare(interests, { value, other: 'Law' })).toBe('Finance, Other (Law)');
      expect(faultOf(interests, { value, other: 'Law' })).toBeUndefined();
    }
  });

  it.each(['a, b', 'a) b', '(', '）', 'Other (x)', 'two\nlines', 'Finance, Rockets'])(
    'may say anything in its text, such as %j',
    (other) => {
      for (const mark of ['cn', 'en']) {
        expect(faultOf(interests, { value: ['People', OTHER], other }, mark)).toBeUndefined();
        expect(faultOf(size, { value: OTHER, other }, mark)).toBeUndefined();
      }
    },
  );

  it('is refused by a field that does not offer it', () => {
    const closed = { ...size, openOther: 'TURNOFF' } as const;
    expect(faultOf(closed, { value: OTHER, other: 'Tiny' })).toBe('Please choose one of the options under Size');
    expect(validateValue(closed, 'Other (Tiny)', 'en')).toBe('Please choose one of the options under Size');
  });

  it('leaves the text of a field without choices alone', () => {
    expect(prepare(field(), { value: OTHER, other: 'x' })).toBe(OTHER);
  });
});

describe('values that a browser has prepared', () => {
  const fields = [field(), phone, email, interests, size, field({ id: 6, type: 'TEXTAREA' })];
  const draft = {
    1: { value: ' ACME ' },
    2: { value: '＋86 138-0013-8000' },
    3: { value: 'ｌｉ@example.cn' },
    4: { value: [OTHER, 'People', 'Finance'], other: 'Law, tax' },
    5: { value: OTHER, other: 'Tiny' },
    6: { value: 'two\nlines, with a comma' },
  };

  it.each(['cn', 'en'])('are the same once the server of site %s has prepared them again', (mark) => {
    const sent = prepareValues(fields, draft, mark);
    const received = Object.fromEntries(sent.map(({ formFieldBO, value }) => [formFieldBO.id, { value }]));
    const kept = prepareValues(fields, received, mark);
    expect(kept).toEqual(sent);
    expect(validateForm(fields, sent, mark)).toEqual([]);
    expect(validateForm(fields, kept, mark)).toEqual([]);
  });
});
