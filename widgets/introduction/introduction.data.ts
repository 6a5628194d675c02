import { addresses } from '../../contract/addresses.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { findBanner } from '../shared/sections.ts';
import { loadSinglePage } from '../shared/single-page.ts';
import type { text } from './introduction.text.ts';

export const attributes = { introductionId: integer() };

/** The site's introduction, unless another one is named, and the pictures that the menu has for its page. */
export async function load(context: LoadContext, { introductionId }: AttributeValues<typeof attributes>) {
  const { call, site } = context;
  const [items, introduction] = await Promise.all([
    call('POST /topNavigation/list', { body: { site: { id: site.id } } }),
    loadSinglePage(context, 'introduce', introductionId),
  ]);
  return { introduction, banner: findBanner(items, addresses.aboutUs) };
}

export type IntroductionProps = PropsOf<typeof attributes, typeof load, typeof text>;
