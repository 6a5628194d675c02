import { CallError } from '../../contract/unwrap.ts';

/**
 * Says that a tag names a publication of the other kind, which would show nothing and not say why. Loaders fetch it when
 * they need it.
 * @throws CallError 404
 */
export function refuseOtherKind(id: number, isJournal: boolean): never {
  const [kind, tags] = isJournal
    ? ['a journal, which vt-journal shows', 'white papers']
    : ['a white paper, which the tags that begin with vt-paper show', 'journals'];
  throw new CallError(404, `Publication ${id} is ${kind}: this tag is for ${tags}.`);
}
