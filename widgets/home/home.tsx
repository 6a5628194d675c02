import { createElement } from 'react';
import type { HomeModule } from '../../contract/entities/home.ts';
import type { ViewProps } from '../kit/define-widget.ts';

/** The widget that shows a module of each type. */
const widgets: Record<HomeModule['moduleType'], `vt-${string}`> = {
  CAROUSEL: 'vt-hero-carousel',
  PRODUCT: 'vt-home-products',
  SOLUTION: 'vt-home-solutions',
  BUSINESS_CONSULTING: 'vt-consult-cta',
  Example: 'vt-home-cases',
  NEWS: 'vt-news',
};

export function Home({ data }: ViewProps<object, HomeModule[]>) {
  return data.map(({ id, moduleType }) => createElement(widgets[moduleType], { key: id, 'module-id': id }));
}
