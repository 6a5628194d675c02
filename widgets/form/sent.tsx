import type { LeadReceipt } from '../../contract/entities/lead.ts';
import { adoptSheet } from '../kit/adopt-sheet.ts';
import { contentOrigin } from '../kit/origin.ts';
import { thanksSheet } from '../kit/thanks.style.ts';
import { thanksText } from '../kit/thanks.text.ts';
import { Thanks } from '../kit/thanks.tsx';
import { UnlockedFiles } from '../kit/unlocked-files.tsx';
import { createTranslate } from '../kit/words.ts';
import type { FormProps } from './form.tsx';

export type Links = NonNullable<LeadReceipt['links']>;

interface SentProps extends FormProps {
  links: Links | undefined;
  /** The same lead's links anew. */
  renew: () => Promise<Links>;
  onAgain(): void;
  /** Closes the dialog, where the form stands in one. */
  onDone?: () => void;
}

/** The thank-you in the form's place. It came before the lead was sent, so that nothing can keep it away afterwards. */
export function Sent({ site, dictionary, host, id, links, renew, onAgain, onDone }: SentProps) {
  const t = createTranslate('form-sent', thanksText, site, dictionary);
  if (host) adoptSheet(host.shadowRoot ?? host.ownerDocument, thanksSheet);
  const files = links && <UnlockedFiles files={links} origin={contentOrigin()} t={t} host={host} renew={renew} />;
  return (
    <div className={thanksSheet.root}>
      <Thanks t={t} titleId={id('title')} takesOver files={files}>
        {onDone && (
          <button type="button" className="primary" onClick={onDone}>
            {t('done')}
          </button>
        )}
        <button type="button" className="quiet" onClick={onAgain}>
          {t('again')}
        </button>
      </Thanks>
    </div>
  );
}
