import type { UnlockTarget } from '../../../contract/unlock.ts';
import type { Content } from '../../content/content.ts';
import type { Gate } from '../../content/gates/gate.ts';
import type { ContentGround } from './ground.ts';

/** What pages are held against of the content, as it is now. */
export function describeContent(content: Content): ContentGround {
  const { sites } = content;
  /** A form in every language. */
  const translate = (formId: number) => sites.flatMap(({ id }) => content.counterpart('form', formId, id) ?? []);

  const gatesOf = ({ type, id }: UnlockTarget): readonly Gate[] => {
    if (type !== 'activity-review') return sites.flatMap((site) => content.counterpart(type, id, site.id)?.gates ?? []);
    const events = sites.flatMap((site) => content.list('activity', site.id));
    return events.flatMap(({ gates }) => gates.filter((gate) => gate.type === type && gate.id === id));
  };

  return {
    sites,
    fieldsOf: (formId) => translate(formId).flatMap(({ value }) => value.formFields),
    formsBefore: (target) => [
      ...new Set(gatesOf(target).flatMap(({ formId }) => translate(formId).map(({ id }) => id))),
    ],
  };
}
