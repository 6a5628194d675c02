import { Icon } from '../kit/components/icons.tsx';
import { OpenForm } from '../kit/components/open-form.tsx';
import type { ActionsProps } from './actions.data.ts';

export function Actions({ attributes: { formId }, t }: ActionsProps) {
  return (
    <aside className="stack">
      <a className="to-top" href="#top" aria-label={t('top')}>
        <Icon name="up" size={20} />
      </a>
      <OpenForm formId={formId} className="consult">
        <Icon name="consult" size={22} />
        <span className="label">{t('consult')}</span>
      </OpenForm>
    </aside>
  );
}
