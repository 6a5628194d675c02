import { type ComponentType, useContext } from 'react';
import type { HomeModule } from '../../contract/entities/home.ts';
import { SurroundingsContext } from '../kit/runtime/view.tsx';
import { useTurns } from '../shared/use-turns.ts';
import type { HomeProps } from './home.data.ts';

/** The widget that shows a module of each type. */
const widgets = {
  CAROUSEL: 'vt-hero-carousel',
  PRODUCT: 'vt-home-products',
  SOLUTION: 'vt-home-solutions',
  BUSINESS_CONSULTING: 'vt-consult-cta',
  Example: 'vt-case-wall',
  NEWS: 'vt-news',
} as const satisfies Record<HomeModule['moduleType'], string>;

/** The page's title stands apart from its slides, of which all but one are inert. A foreign page has its own. */
export function Home({ data, host }: HomeProps) {
  useTurns(host);
  const { rendered } = useContext(SurroundingsContext);
  return (
    <>
      {rendered && <h1 className="unseen">{data.title}</h1>}
      {data.modules.map(({ id, moduleType }) => {
        // A tag by a name that is known at run time only.
        const Module = widgets[moduleType] as unknown as ComponentType<{ 'module-id': number }> | undefined;
        // Another server may know more types than there are widgets: its page has the others.
        return Module && <Module key={id} module-id={id} />;
      })}
    </>
  );
}
