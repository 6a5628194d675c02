import type { Site } from '../../contract/entities/site.ts';
import type { AnyTextTable } from '../../contract/text.ts';
import { adoptSheet } from '../kit/runtime/adopt-sheet.ts';
import { createTranslate, type Translate } from '../kit/runtime/words.ts';
import { testedText } from '../shared/tested.text.ts';
import type { FormParts, FormProps } from './form.data.ts';
import type { Tested } from './sent.tsx';
import { testModeSheet } from './test-mode.style.ts';
import { testModeText } from './test-mode.text.ts';

const words: AnyTextTable = { ...testedText, ...testModeText };

/** What a form in test mode is made of: what its mode takes, and what says that it is a test. It comes before the form shows. */
export async function addNote(ofMode: Promise<FormParts> | undefined): Promise<FormParts> {
  const parts = await ofMode;
  return { ...parts, sheets: [...(parts?.sheets ?? []), testModeSheet], note };
}

/** Above the fields, for whoever comes upon a test that was forgotten. Without script the form posts that it is one. */
function note({ attributes, site, host }: FormProps) {
  if (!attributes.test) return null;
  // The attribute may have come later than the sheets of the rest.
  if (host) adoptSheet(host.shadowRoot ?? host.ownerDocument, testModeSheet);
  return (
    <div className={testModeSheet.root}>
      <p className="test" role="note">
        {say('note', site)}
      </p>
      <input type="hidden" name="test" value="true" />
    </div>
  );
}

/** The words of a test in place of those that would not be true of one. */
export const reword =
  <Text extends AnyTextTable>(t: Translate<Text>, site: Pick<Site, 'mark'>): Translate<Text> =>
  (key, values) =>
    Object.hasOwn(words, key) ? say(key, site) : t(key, values);

/** @param wouldUnlock whether a lead would have asked for something that stands behind the form */
export const thank = (site: Pick<Site, 'mark'>, wouldUnlock: boolean): Tested => ({
  reword: (t) => reword(t, site),
  locked: wouldUnlock ? say('locked', site) : undefined,
});

const say = (key: string, site: Pick<Site, 'mark'>) => createTranslate('test', words, site, {})(key);
