import { expect, test } from 'vitest';
import type { FormField } from '../../../contract/entities/form.ts';
import { measureForm } from '../../../widgets/form/form-room.ts';

const input = (id: number): FormField => ({ id, name: 'Name', type: 'INPUT' });
const measure = (formFields: FormField[], mark = 'en') => measureForm({ id: 1, name: 'Talk', formFields }, mark);

test('two fields stand side by side where there is room', () => {
  const [one, two] = [measure([input(1)]), measure([input(1), input(2)])];
  expect(two.narrow - one.narrow).toBeGreaterThanOrEqual(80);
  expect(two.wide).toBe(one.wide);
});

test('a field of many lines has a row of its own, and so do choices that are not folded', () => {
  const single = measure([input(1), input(2)]).wide;
  for (const field of [
    { id: 2, name: 'More', type: 'TEXTAREA' },
    { id: 2, name: 'More', type: 'RADIO', fieldOptions: ['Yes', 'No'] },
  ] as const)
    expect(measure([input(1), { ...field, fieldOptions: ['Yes', 'No'] }]).wide - single).toBeGreaterThan(60);
  expect(measure([input(1), { id: 2, name: 'More', type: 'CHECKBOX', displayForm: 'SELECT' }]).wide).toBe(single);
});

test('choices take as many lines as they need', () => {
  const boxes = (count: number) =>
    measure([{ id: 1, name: 'Which', type: 'CHECKBOX', fieldOptions: Array(count).fill('Something to choose') }]);
  expect(boxes(6).narrow - boxes(2).narrow).toBeGreaterThan(150);
});

test('lines of Chinese are higher', () => {
  const many = Array.from({ length: 16 }, (_, id) => input(id));
  expect(measure(many, 'cn').narrow).toBeGreaterThan(measure(many, 'en').narrow);
});
