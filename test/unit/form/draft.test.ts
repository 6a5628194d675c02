import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormField } from '../../../contract/entities/form.ts';
import { prefillDraft } from '../../../widgets/form/draft.ts';

const fields: FormField[] = [
  { id: 101, name: 'Company', type: 'INPUT' },
  { id: 102, name: 'Size', type: 'RADIO', fieldOptions: ['Small', 'Large'] },
  { id: 103, name: 'Interests', type: 'CHECKBOX', fieldOptions: ['Finance', 'People'] },
];

const know = (prefill: Record<string, string>) => vi.stubGlobal('vtApi', { visitor: { prefill } });
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a form starts with', () => {
  it('is nothing where nothing is known', () => {
    expect(prefillDraft(fields, {})).toEqual({});
  });

  it("is told by fields' ids or names", () => {
    expect(prefillDraft(fields, { 101: 'ACME', Size: 'Large', 99: 'x' })).toEqual({
      101: { value: 'ACME' },
      102: { value: 'Large' },
    });
  });

  it('is several choices where a field takes several', () => {
    expect(prefillDraft(fields, { Interests: 'Finance, People' })).toEqual({ 103: { value: ['Finance', 'People'] } });
  });

  it('is told by the tag before it is told by the page', () => {
    know({ 101: 'From the page', Size: 'Small' });
    expect(prefillDraft(fields, { 101: 'From the tag' })).toEqual({
      101: { value: 'From the tag' },
      102: { value: 'Small' },
    });
  });

  it('is told by the tag also where the page names the same field in another way', () => {
    know({ 101: 'From the page' });
    expect(prefillDraft(fields, { Company: 'From the tag' })).toEqual({ 101: { value: 'From the tag' } });
  });
});
