import { describe, expect, it } from 'vitest';
import {
  attributeName,
  flag,
  integer,
  oneOf,
  parseAttributes,
  record,
  text,
} from '../../../widgets/kit/runtime/attributes.ts';

describe('an attribute', () => {
  it.each([
    ['a whole number', integer(), '12', 12],
    ['a whole number with space around it', integer(), ' 12 ', 12],
    ['a number that is not whole', integer(), '1.5', undefined],
    ['a number with a sign', integer(), '-1', undefined],
    ['nothing that counts', integer(), '0', undefined],
    ['a number in disguise', integer(), '1e3', undefined],
    ['a number beyond counting', integer(), '9'.repeat(16), undefined],
    ['a word for a number', integer(), 'one', undefined],
    ['nothing for a number', integer(), '', undefined],
    ['no number', integer(), null, undefined],
    ['no number, with a default', integer(6), null, 6],
    ['a word for a number, with a default', integer(6), 'six', 6],
    ['text', text(), 'ACME', 'ACME'],
    ['empty text', text(), '', ''],
    ['no text', text(), null, undefined],
    ['a flag', flag(), '', true],
    ['a flag that says false, as some frameworks write', flag(), 'false', false],
    ['no flag', flag(), null, false],
    ['one of the words', oneOf(['inline', 'modal']), 'modal', 'modal'],
    ['one of the words in capitals', oneOf(['inline', 'modal']), ' MODAL ', 'modal'],
    ['another word', oneOf(['inline', 'modal']), 'popup', 'inline'],
    ['no word', oneOf(['inline', 'modal']), null, 'inline'],
    ['values by key', record(), '{"101":"ACME"}', { 101: 'ACME' }],
    ['values that are no text', record(), '{"a":7,"b":true}', { a: '7', b: 'true' }],
    ['values that are nothing', record(), '{"a":null,"b":"x"}', { b: 'x' }],
    ['broken JSON', record(), '{"a":', {}],
    ['JSON of another kind', record(), '"text"', {}],
    ['JSON null', record(), 'null', {}],
    ['a list', record(), '["ACME"]', {}],
    ['empty JSON', record(), '', {}],
    ['no JSON', record(), null, {}],
  ])('may hold %s', (_what, kind, written, value) => {
    expect(kind.parse(written)).toEqual(value);
  });

  it.each([
    ['a number', integer(), 12, '12'],
    ['no number', integer(), undefined, null],
    ['text', text(), 'ACME', 'ACME'],
    ['null', text(), null, null],
    ['a flag', flag(), true, ''],
    ['no flag', flag(), false, null],
    ['a flag that is named and no more, as frameworks write', flag(), '', ''],
    ['a flag that says false, as frameworks write', flag(), 'false', null],
    ['a flag that is not given', flag(), undefined, null],
    ['a word', oneOf(['inline', 'modal']), 'modal', 'modal'],
    ['values by key', record(), { 101: 'ACME' }, '{"101":"ACME"}'],
    ['values that are JSON already, as templates give them', record(), '{"101":"ACME"}', '{"101":"ACME"}'],
    ['no values', record(), undefined, null],
  ])('is written for the property of %s', (_what, kind, value, written) => {
    expect((kind.format as (value: unknown) => string | null)(value)).toBe(written);
  });

  it('is named in lower case with hyphens', () => {
    expect(['open', 'formId', 'pageSizeMost'].map(attributeName)).toEqual(['open', 'form-id', 'page-size-most']);
  });
});

describe("a widget's attributes", () => {
  it('are read by their names in HTML, and each has a value', () => {
    const written = new Map([
      ['form-id', '7'],
      ['open', ''],
    ]);
    const table = { formId: integer(), open: flag(), mode: oneOf(['inline', 'modal']) };
    expect(parseAttributes(table, (name) => written.get(name) ?? null)).toEqual({
      formId: 7,
      open: true,
      mode: 'inline',
    });
  });
});
