import { describe, expect, it } from 'vitest';
import type { FormField } from '../../../contract/entities/form.ts';
import definition from '../../../widgets/form/form.define.ts';
import { showWidget, sites, textsOf } from './show-widget.tsx';

const options = ['Small', 'Large'];
const base = { id: 7, name: 'Company' };

function show(fields: Partial<FormField>[], { posted, prefill, policy }: Record<string, unknown> = {}) {
  const form = {
    id: 4001,
    name: 'Talk to us',
    description: 'We answer',
    formFields: fields.map((each) => ({ ...base, ...each })),
  };
  return showWidget(
    { ...definition, load: async () => ({ form, posted }) },
    {
      attributes: prefill ? { prefill: JSON.stringify(prefill) } : {},
      page: { site: { ...sites.en, privacyPolicy: policy as undefined } },
    },
  );
}

const find = <Kind extends Element = HTMLInputElement>(element: Element, selector: string) =>
  element.querySelector(selector) as Kind;

describe('a field', () => {
  it.each([
    ['INPUT', 'organization', 'input:not([type])[autocomplete="organization"]'],
    ['INPUT', 'tel', 'input[type="tel"][autocomplete="tel"]'],
    ['TEXTAREA', 'street-address', 'textarea[autocomplete="street-address"]'],
    ['EMAIL', undefined, 'input[type="email"][autocomplete="email"]'],
  ] as const)('of type %s that asks for %j is filled in by browsers: %s', async (type, autocomplete, control) => {
    const element = await show([{ type, autocomplete }]);
    expect(find(element, control)?.getAttribute('name')).toBe('field-7');
  });

  it.each([
    ['INPUT', undefined, 'input:not([type], [autocomplete])'],
    ['TEXTAREA', undefined, 'textarea'],
    ['EMAIL', undefined, 'input[type="email"][autocomplete="email"]'],
    ['PHONE', undefined, 'input[type="tel"][autocomplete="tel"]'],
    ['SELECT', undefined, 'select'],
    ['RADIO', undefined, 'fieldset[role="radiogroup"] input[type="radio"]'],
    ['CHECKBOX', undefined, 'fieldset input[type="checkbox"]'],
    ['CHECKBOX', 'SELECT', 'fieldset details input[type="checkbox"]'],
    ['SELECT', 'SELECT', 'fieldset details input[type="checkbox"]'],
    ['RADIO', 'SELECT', 'fieldset:not([role]) details input[type="checkbox"]'],
  ] as const)('of type %s displayed as %j is a %s, named by its label', async (type, displayForm, control) => {
    const element = await show([{ type, displayForm, fieldOptions: options }]);
    expect(find(element, control)?.getAttribute('name')).toBe('field-7');
    const label = find<HTMLElement>(element, 'legend, .field > label');
    expect(label.textContent?.trim()).toBe('Company');
    if (label.localName === 'label') expect(label.getAttribute('for')).toBe(find(element, '[name="field-7"]').id);
  });

  it.each([
    ['TRUE', 'true', []],
    ['FALSE', 'false', ['optional']],
  ] as const)('with required %s tells screen readers %s, and everybody else %j', async (required, aria, marks) => {
    const element = await show([{ type: 'INPUT', required }]);
    expect(find(element, 'input').getAttribute('aria-required')).toBe(aria);
    expect(textsOf(element, 'small')).toEqual(marks);
  });

  it('has its hint in it and its explanation tied to it', async () => {
    const element = await show([{ type: 'INPUT', promptText: 'As registered', explain: 'For the invoice' }]);
    const control = find(element, '[name="field-7"]');
    expect(control.placeholder).toBe('As registered');
    expect(find(element, `#${control.getAttribute('aria-describedby')}`).textContent).toBe('For the invoice');
  });

  it.each(['SELECT', 'RADIO', 'CHECKBOX'] as const)('of type %s offers its options', async (type) => {
    const element = await show([{ type, fieldOptions: options }]);
    const offered = [...element.querySelectorAll<HTMLInputElement>('option, [name="field-7"][value]')];
    expect(offered.map((each) => each.getAttribute('value')).filter(Boolean)).toEqual(options);
  });

  it.each(['SELECT', 'RADIO', 'CHECKBOX'] as const)('of type %s may offer something other', async (type) => {
    const element = await show([{ type, fieldOptions: options, openOther: 'TURNON' }]);
    expect(element.querySelector('[value="OTHER"]')).not.toBeNull();
    expect(find(element, 'textarea').name).toBe('field-7-other');
    expect(find(element, 'textarea').getAttribute('aria-label')).toBe('Company: Please specify');
  });

  it('that takes several choices says in one line which', async () => {
    const choices: Partial<FormField> = {
      type: 'CHECKBOX',
      displayForm: 'SELECT',
      fieldOptions: ['One', 'Two', 'Three'],
    };
    const lineOf = async (prefill?: object) => textsOf(await show([choices], { prefill }), 'summary')[0];
    expect(await lineOf()).toBe('Please choose');
    expect(await lineOf({ 7: 'One, Three' })).toBe('One, Three');
    expect(await lineOf({ 7: 'One, Two, Three' })).toBe('3 selected');
  });
});

describe('what a page knows of its visitor', () => {
  const fields: Partial<FormField>[] = [
    { id: 7, name: 'Company', type: 'INPUT' },
    { id: 8, name: 'Size', type: 'RADIO', fieldOptions: options },
    { id: 9, name: 'Sizes', type: 'CHECKBOX', fieldOptions: options },
    { id: 10, name: 'Scale', type: 'SELECT', fieldOptions: options },
  ];

  it('stands in the fields, by their ids or their names', async () => {
    const element = await show(fields, {
      prefill: { 7: 'ACME & Sons', Size: 'Large', 9: 'Small, Large', Scale: 'Large' },
    });
    expect(find(element, '[name="field-7"]').value).toBe('ACME & Sons');
    const checked = [...element.querySelectorAll<HTMLInputElement>('[checked]')].map(
      ({ name, value }) => `${name} ${value}`,
    );
    expect(checked).toEqual(['field-8 Large', 'field-9 Small', 'field-9 Large']);
    expect(find<HTMLOptionElement>(element, 'option[selected]').value).toBe('Large');
  });

  it('that belongs to no field does nothing', async () => {
    const element = await show(fields, { prefill: { 99: 'x', Colour: 'vermilion', Size: 'Huge' } });
    expect(element.querySelector('[checked]')).toBeNull();
    expect(element.innerHTML).not.toContain('vermilion');
  });
});

describe('a form', () => {
  it('is named by its heading and posts by itself to its own page', async () => {
    const form = find<HTMLFormElement>(await show([{ type: 'INPUT' }]), 'form');
    expect(find(form, `#${form.getAttribute('aria-labelledby')}`).textContent).toBe('Talk to us');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/form/4001']);
    expect(textsOf(form, 'hgroup p')).toEqual(['We answer']);
  });

  it('has a trap for robots that people neither see, hear nor reach', async () => {
    const trap = find<HTMLElement>(await show([{ type: 'INPUT' }]), '[name="website"]');
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
    expect([trap.getAttribute('tabindex'), trap.getAttribute('autocomplete')]).toEqual(['-1', 'off']);
  });

  it("asks for the visitor's consent where the site has a policy: a box that nobody has ticked", async () => {
    const element = await show([{ type: 'INPUT' }], { policy: { version: '2026-01', url: '/privacy' } });
    const box = find(element, '[name="consent"]');
    expect([box.type, box.value, box.checked]).toEqual(['checkbox', '2026-01', false]);
    expect(find(element, '.consent a').getAttribute('href')).toBe('/privacy');
    expect((await show([{ type: 'INPUT' }])).querySelector('[name="consent"]')).toBeNull();
  });
});

describe('a form that came back from a post without a script', () => {
  const posted = {
    draft: { 7: { value: 'ACME' }, 8: { value: ['Small', 'OTHER'], other: 'Tiny' } },
    errors: { 7: 'Company will not do', 8: 'Choose', consent: 'Please agree' },
    message: 'Later, please',
  };
  const fields: Partial<FormField>[] = [
    { id: 7, type: 'INPUT', explain: 'As registered' },
    { id: 8, type: 'CHECKBOX', fieldOptions: options, openOther: 'TURNON' },
  ];
  const policy = { version: '1', url: '/privacy' };

  it('has what was typed', async () => {
    const element = await show(fields, { posted, policy });
    expect(find(element, '[name="field-7"]').value).toBe('ACME');
    expect([...element.querySelectorAll<HTMLInputElement>('[checked]')].map(({ value }) => value)).toEqual([
      'Small',
      'OTHER',
    ]);
    expect(find(element, '[name="field-8-other"]').value).toBe('Tiny');
  });

  it('has each error beside its field and tied to it, and says what went wrong with all', async () => {
    const element = await show(fields, { posted, policy });
    for (const [control, error] of [
      ['[name="field-7"]', 'Company will not do'],
      ['fieldset', 'Choose'],
      ['[name="consent"]', 'Please agree'],
    ] as const) {
      const ids = find(element, control).getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(find(element, control).getAttribute('aria-invalid')).toBe('true');
      expect(find(element, `#${ids.at(-1)}`).textContent).toBe(error);
    }
    expect(textsOf(element, '[role="alert"]')).toEqual(['Later, please']);
  });
});
