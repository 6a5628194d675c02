import { useEffect, useRef } from 'react';
import type { LeadReceipt } from '../../contract/entities/lead.ts';
import { thanksSheet } from '../kit/components/thanks.style.ts';
import { thanksText } from '../kit/components/thanks.text.ts';
import { type TakesOver, Thanks } from '../kit/components/thanks.tsx';
import { UnlockedFiles } from '../kit/components/unlocked-files.tsx';
import { adoptSheet } from '../kit/runtime/adopt-sheet.ts';
import { contentOrigin } from '../kit/runtime/origin.ts';
import { createTranslate, type Translate } from '../kit/runtime/words.ts';
import type { FormProps } from './form.data.ts';

export type Links = NonNullable<LeadReceipt['links']>;

/** What the thanks for a test say otherwise. */
export interface Tested {
  reword(t: Translate<typeof thanksText>): Translate<typeof thanksText>;
  /** That it opens nothing, where a lead would have. */
  locked?: string;
}

interface SentProps extends FormProps {
  takesOver: TakesOver;
  links: Links | undefined;
  /** The same lead's links anew. */
  renew: () => Promise<Links>;
  tested?: Tested;
  /** Gives the place back to the form. @param after what follows once that stands there */
  onLeave(after?: () => void): void;
  /** Closes the dialog, where the form stands in one. */
  onDone?: () => void;
}

/** The thank-you in the form's place. It came before the lead was sent, so that nothing can keep it away afterwards. */
export function Sent({
  site,
  dictionary,
  host,
  id,
  takesOver,
  links,
  renew,
  tested,
  onLeave,
  onDone,
  ...props
}: SentProps) {
  const { open } = props.attributes;
  const wasOpen = useRef(open);
  const words = createTranslate('form-sent', thanksText, site, dictionary);
  const t = tested?.reword(words) ?? words;
  if (host) adoptSheet(host.shadowRoot ?? host.ownerDocument, thanksSheet);
  // A modal that is opened again shows the form, unless there are links that may be wanted once more.
  useEffect(() => {
    if (wasOpen.current && !open && !links) onLeave();
    wasOpen.current = open;
  });
  // The focus was on the button that is gone with the thank-you.
  const goOn = () =>
    (host?.shadowRoot ?? host)?.querySelector<HTMLElement>('.fields :is(input, select, textarea, summary)')?.focus();
  const files = links ? (
    <UnlockedFiles files={links} origin={contentOrigin()} t={t} host={host} renew={renew} />
  ) : (
    tested?.locked && <p>{tested.locked}</p>
  );
  return (
    <div className={thanksSheet.root}>
      <Thanks
        t={t}
        desc={tested ? undefined : props.data.form.thanks}
        titleId={id('title')}
        takesOver={takesOver}
        files={files}
      >
        {onDone && (
          <button type="button" className={links ? 'quiet' : 'primary'} onClick={onDone}>
            {t('done')}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => onLeave(goOn)}>
          {t('again')}
        </button>
      </Thanks>
    </div>
  );
}
