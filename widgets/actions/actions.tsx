import { defaultFormId, toFormPath } from '../../contract/constants.ts';
import { Icon } from '../kit/components/icons.tsx';
import { OpenForm } from '../kit/components/open-form.tsx';
import type { ActionsProps } from './actions.data.ts';

export function Actions({ attributes, site, route, t, link }: ActionsProps) {
  const formId = attributes.formId ?? defaultFormId(site.mark, route.path);
  return (
    <aside className="stack">
      <a className="to-top" href="#top" aria-label={t('top')}>
        <Icon name="up" size={20} />
      </a>
      <OpenForm formId={formId} href={link(toFormPath(formId))} className="consult">
        <Icon name="consult" size={22} />
        <span className="label">{t('consult')}</span>
      </OpenForm>
    </aside>
  );
}
