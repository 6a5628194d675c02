import { text as textAttribute } from '../kit/runtime/attributes.ts';
import { defineWidget, type LoadContext } from '../kit/runtime/define-widget.ts';
import { text } from './text-page.text.ts';
import { TextPage, type TextPageData } from './text-page.tsx';

/** A page that is nothing but text, such as the privacy policy: its own address's, unless another is named. */
export default defineWidget({
  name: 'text-page',
  attributes: { address: textAttribute() },
  wake: 'never',
  load: loadTextPage,
  View: TextPage,
  sheet: () => import('./text-page.style.ts'),
  text,
});

async function loadTextPage(
  { call, site, route }: Pick<LoadContext, 'call' | 'site' | 'route'>,
  { address }: { address: string | undefined },
): Promise<TextPageData> {
  return {
    page: await call('POST /textPage', { body: { site: { id: site.id }, pageAddress: address ?? route.path } }),
  };
}
