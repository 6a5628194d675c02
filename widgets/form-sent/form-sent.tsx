import { toFormPath } from '../../contract/constants.ts';
import { Thanks } from '../kit/components/thanks.tsx';
import { UnlockedFiles } from '../kit/components/unlocked-files.tsx';
import { createTranslate } from '../kit/runtime/words.ts';
import { testedText } from '../shared/tested.text.ts';
import type { FormSentProps } from './form-sent.data.ts';

export function FormSent(props: FormSentProps) {
  return props.route.query.test ? <Tested {...props} /> : <Kept {...props} />;
}

function Kept({ data, attributes: { formId }, t, link }: FormSentProps) {
  const { thanks, files, renewAt } = data;
  const expired = renewAt && (
    <div className="files">
      <p>{t('expired')}</p>
      <a className="primary" href={link(renewAt)}>
        {t('renew')}
      </a>
    </div>
  );
  return (
    <Thanks t={t} desc={thanks} files={files ? <UnlockedFiles files={files} origin="" t={t} /> : expired}>
      <a className="quiet" href={link(formId ? toFormPath(formId) : '/')}>
        {t('again')}
      </a>
    </Thanks>
  );
}

/** The way on is the one back: a link to the form would lead to leads. */
function Tested({ route, site, t: words }: FormSentProps) {
  const say = createTranslate('test', testedText, site, {});
  const t: typeof words = (key, values) => (key === 'title' || key === 'desc' ? say(key) : words(key, values));
  return (
    <Thanks t={t} files={route.query.test === 'locked' && <p>{say('locked')}</p>}>
      <p>{say('back')}</p>
    </Thanks>
  );
}
