import { addresses } from '../../contract/addresses.ts';
import type { PageHeading } from '../../contract/entities/home.ts';
import type { LandingPage } from '../../contract/entities/landing.ts';
import type { MediaResource } from '../../contract/entities/media.ts';
import type { TopNavigationItem } from '../../contract/entities/navigation.ts';
import { isSupplierPortal } from '../../contract/paths.ts';
import { CallError } from '../../contract/unwrap.ts';
import { type AttributeValues, text as textAttribute } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { findBanner } from '../shared/sections.ts';
import type { text } from './banner.text.ts';

export const attributes = { address: textAttribute(), heading: textAttribute() };

/**
 * The top navigation's entry of the page, the page's own heading and the video that goes with the entry (section 2). A
 * landing page of the supplier portal has banners of its own.
 * Neither of those two is missed where it cannot be had.
 * @throws Error where a foreign page does not say whose banner it wants, or the one that it names is nobody's
 */
export async function load(
  { call, site, route }: LoadContext,
  { address, heading: type }: AttributeValues<typeof attributes>,
) {
  const body = { site: { id: site.id } };
  const path = address ?? route.path;
  if (isSupplierPortal(path)) {
    const page = await call('POST /landingPage', { body: { ...body, pageAddress: path } });
    return { banner: toBanner(page), heading: undefined, media: undefined };
  }
  const [items, heading] = await Promise.all([
    call('POST /topNavigation/list', { body }),
    type === undefined
      ? undefined
      : orNothing<PageHeading>(call('POST /get/title/by/type', { body: { ...body, type } })),
  ]);
  const banner = findBanner(items, path);
  if (!banner && !heading && (address !== undefined || path === addresses.home))
    throw new CallError(
      404,
      `The top navigation has no entry for "${path}": name one of its pages as address, e.g. "/product".`,
    );
  const id = banner?.videoRelation?.id;
  const media =
    id === undefined
      ? undefined
      : await orNothing<MediaResource>(
          call('GET /multimedia/resource/:id', { params: { id }, query: { site: site.id } }),
        );
  return { banner, heading, media };
}

/** A landing page's first banner, as the top navigation would have it. */
function toBanner({ id, pageAddress, title, banners: [first] }: LandingPage): TopNavigationItem {
  return {
    id,
    pageAddress,
    displayName: first?.title ?? title,
    navigationName: first?.subheading ?? first?.title ?? title,
    desc: first?.desc,
    pcResource: first?.pcResource,
    mobileResource: first?.mobileResource,
    jumpBO: first?.jumpBO,
  };
}

/** What a call gives, unless it fails: what is lost is small beside the page's heading. */
async function orNothing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}

export type BannerProps = PropsOf<typeof attributes, typeof load, typeof text>;
