import { RichPageView } from '../shared/rich-page.tsx';
import type { ServicesProps } from './services.data.ts';

export function Services({ data: { page }, t, id }: ServicesProps) {
  return <RichPageView page={page} t={t} id={id} />;
}
