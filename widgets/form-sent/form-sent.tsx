import { toFormPath } from '../../contract/constants.ts';
import { Thanks } from '../kit/components/thanks.tsx';
import { UnlockedFiles } from '../kit/components/unlocked-files.tsx';
import type { FormSentProps } from './form-sent.data.ts';

export function FormSent({ data, attributes: { formId }, t, link }: FormSentProps) {
  const { files, renewAt } = data;
  const expired = renewAt && (
    <div className="files">
      <p>{t('expired')}</p>
      <a className="primary" href={link(renewAt)}>
        {t('renew')}
      </a>
    </div>
  );
  return (
    <Thanks t={t} files={files ? <UnlockedFiles files={files} origin="" t={t} /> : expired}>
      <a className="quiet" href={link(formId ? toFormPath(formId) : '/')}>
        {t('again')}
      </a>
    </Thanks>
  );
}
