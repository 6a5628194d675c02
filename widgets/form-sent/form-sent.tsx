import { toFormPath } from '../../contract/constants.ts';
import type { LeadReceipt } from '../../contract/entities/lead.ts';
import type { thanksText } from '../kit/components/thanks.text.ts';
import { Thanks } from '../kit/components/thanks.tsx';
import { UnlockedFiles } from '../kit/components/unlocked-files.tsx';
import type { ViewProps } from '../kit/runtime/define-widget.ts';

/** What the server adds for a visitor without scripts: what the form has unlocked, or where that is had again. */
export interface FormSentData {
  files?: LeadReceipt['links'];
  /** The form's address, where the time of the links is over. */
  renewAt?: string;
}

type Props = ViewProps<{ formId: number | undefined }, FormSentData, typeof thanksText>;

export function FormSent({ data, attributes: { formId }, t, link }: Props) {
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
