import type { ComponentType } from 'react';
import { addresses } from '../../contract/addresses.ts';
import type { Industry, IndustryGroup } from '../../contract/entities/solution.ts';
import type { LoadContext, Parts, PropsOf, ViewProps } from '../kit/runtime/widget.ts';
import { loadParentPage } from '../shared/parent-page.ts';
import type { text } from './solution-list.text.ts';

export const attributes = {};

/** Every industry with its solutions and cases, and what the menu calls the page. */
export async function load({ call, site }: LoadContext) {
  const [page, groups] = await Promise.all([
    loadParentPage({ call, site }, addresses.solutions),
    call('POST /solution/list', { body: { site: { id: site.id } } }),
  ]);
  return { name: page?.name, groups };
}

export interface IndustrySlideProps {
  industry: Industry;
  /** What the page is called. */
  kicker: string;
  eager: boolean;
}

export interface IndustryWorkProps extends Pick<ViewProps, 'site' | 'dictionary' | 'id'> {
  group: IndustryGroup;
}

export interface NoIndustriesProps extends Pick<ViewProps, 'site' | 'dictionary'> {
  title: string;
}

/** What only stands there: no browser fetches it for a page that a server wrote. */
export interface Standing extends Parts {
  views: {
    IndustrySlide: ComponentType<IndustrySlideProps>;
    IndustryWork: ComponentType<IndustryWorkProps>;
    NoIndustries: ComponentType<NoIndustriesProps>;
  };
}

export type SolutionListProps = PropsOf<typeof attributes, typeof load, typeof text, Standing>;
