import { expect, test } from 'vitest';
import definition from '../../../widgets/form-sent/form-sent.define.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

test('thanks in the language of the site', async () => {
  expect(textsOf(await showWidget(definition, { mark: 'cn' }), 'h2')).toEqual(['感谢您的信任']);
  expect(textsOf(await showWidget(definition, { mark: 'en' }), 'h2')).toEqual(['Thank you']);
});

test('says what the form itself thanks with', async () => {
  const thanks = 'You will get a text message.';
  const page = await showWidget({ ...definition, load: async () => ({ thanks }) });
  expect(textsOf(page, '.thanks > p')).toEqual([thanks]);
});

test('leads back to the form that was sent, also without a script', async () => {
  expect(linksOf(await showWidget(definition, { attributes: { 'form-id': '7' } }))).toEqual([
    '/form/7 Fill in another form',
  ]);
});

test('leads a visitor without scripts to what the form has unlocked', async () => {
  const overlay = { files: [{ url: '/files/guide.pdf?expires=1', name: 'guide.pdf', type: 'document' }] };
  const page = await showWidget({ ...definition, load: async () => overlay }, { mark: 'cn' });
  expect(linksOf(page, '.files a')).toEqual(['/files/guide.pdf?expires=1 下载“guide.pdf”']);
  expect(page.querySelector('.files a')?.getAttribute('target')).toBe('_blank');
});

test('leads back to the form where the time of its links is over', async () => {
  const overlay = { renewAt: '/form/1?unlock=publication%2F2' };
  const page = await showWidget({ ...definition, load: async () => overlay });
  expect(linksOf(page, '.files a')).toEqual(['/form/1?unlock=publication%2F2 Get new links']);
});
