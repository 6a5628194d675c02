import { describe, expect, it } from 'vitest';
import { hasOptions, isMultiple, isRequired } from '../../../contract/form-fields.ts';

describe('a field', () => {
  it.each([
    [undefined, true],
    [true, true],
    ['TRUE', true],
    [false, false],
    ['FALSE', false],
  ] as const)('with required %j is required: %j', (required, answer) => {
    expect(isRequired({ required })).toBe(answer);
  });

  it.each([
    ['CHECKBOX', undefined, true],
    ['CHECKBOX', 'SELECT', true],
    ['SELECT', 'SELECT', true],
    ['RADIO', 'SELECT', true],
    ['SELECT', undefined, false],
    ['SELECT', 'NORMAL', false],
    ['RADIO', undefined, false],
    ['INPUT', undefined, false],
  ] as const)('of type %s displayed as %j takes several choices: %j', (type, displayForm, answer) => {
    expect(isMultiple({ type, displayForm })).toBe(answer);
  });

  it.each([
    ['INPUT', false],
    ['TEXTAREA', false],
    ['EMAIL', false],
    ['PHONE', false],
    ['RADIO', true],
    ['CHECKBOX', true],
    ['SELECT', true],
  ] as const)('of type %s offers choices: %j', (type, answer) => {
    expect(hasOptions({ type })).toBe(answer);
  });
});
