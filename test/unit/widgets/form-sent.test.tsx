import { expect, test } from 'vitest';
import definition from '../../../widgets/form-sent/form-sent.define.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

test('thanks in the language of the site', async () => {
  expect(textsOf(await showWidget(definition, { mark: 'cn' }), 'h2')).toEqual(['感谢您的信任']);
  expect(textsOf(await showWidget(definition, { mark: 'en' }), 'h2')).toEqual(['Thank you']);
});

test('leads back to the form that was sent, also without a script', async () => {
  expect(linksOf(await showWidget(definition, { attributes: { 'form-id': '7' } }))).toEqual(['/form/7 Send another']);
});
