import { addresses } from '../../contract/addresses.ts';
import { isSupplierPortal } from '../../contract/paths.ts';
import { Lead } from '../kit/components/lead.tsx';
import { OpenForm } from '../kit/components/open-form.tsx';
import type { ViewProps } from '../kit/runtime/widget.ts';
import { Illustration } from './illustration.tsx';
import type { text } from './not-found.text.ts';

export function NotFound({ route, t, id, link }: ViewProps<object, undefined, typeof text>) {
  const portal = isSupplierPortal(route.path);
  return (
    <section className="section place" aria-labelledby={id('title')}>
      <div className="measure">
        <Illustration id={id} />
        <h1 id={id('title')} lang="en">
          {t('title')}
        </h1>
        <Lead text={t('desc')} />
        <div className="ways">
          <a href={link(portal ? addresses.supplierPortal : addresses.home)} className="primary">
            {t(portal ? 'portal' : 'home')}
          </a>
          {!portal && (
            <a href={link(addresses.search)} className="secondary">
              {t('search')}
            </a>
          )}
          <OpenForm className="secondary">{t('consult')}</OpenForm>
        </div>
      </div>
    </section>
  );
}
