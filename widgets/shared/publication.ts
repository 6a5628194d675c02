import { addresses } from '../../contract/addresses.ts';
import type { Publication } from '../../contract/entities/media.ts';
import { integer } from '../kit/runtime/attributes.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';
import type { Gate } from './use-unlocked-files.ts';

type Context = Pick<LoadContext, 'call' | 'site' | 'route'>;

/** What a section of a publication's page takes. */
export const publicationAttributes = { publicationId: integer() };

/** Section 3: `PUBLICATION` is a journal, any other type a white paper. */
export const isJournal = ({ type }: Pick<Publication, 'type'>): boolean => type === 'PUBLICATION';

/**
 * The publication that a tag names, or its counterpart in the site's language.
 * @throws CallError 404 for a tag that names none
 */
async function loadPublication({ call, site }: Context, named: number | undefined): Promise<Publication> {
  const id = named || (await import('./refuse-nameless.ts')).refuseNameless('publication-id="501"');
  return call('GET /corporate/publications/:id', { params: { id }, query: { site: site.id } });
}

/**
 * It, if it is of the kind. Of the other kind nothing is shown on a publication's own page, which has the tags of both.
 * @throws CallError 404 elsewhere, where its tag names the wrong one
 */
async function loadOfKind(context: Context, id: number | undefined, isWanted: (found: Publication) => boolean) {
  const publication = await loadPublication(context, id);
  if (isWanted(publication)) return publication;
  const isOwnPage = context.route.path.startsWith(addresses.publications);
  return isOwnPage
    ? undefined
    : (await import('./refuse-other-kind.ts')).refuseOtherKind(publication.id, isJournal(publication));
}

export const loadJournal = (context: Context, id: number | undefined) => loadOfKind(context, id, isJournal);

export const loadPaper = (context: Context, id: number | undefined) =>
  loadOfKind(context, id, (found) => !isJournal(found));

/** A link to a file that no form stands before needs its script, on iOS and in WeChat; a form's button has the loader. */
export const wakeForFile = (publication: Publication | undefined) =>
  publication?.jumpBO?.jumpContentType === 'DOCUMENT' && !publication.jumpBO.unlock ? 'visible' : 'never';

/** The form that stands before a white paper, and what it is asked to unlock; nothing where the paper is in the open. */
export function gateOfPaper(paper: Publication | undefined): Gate | undefined {
  const { formBO, unlock } = paper?.jumpBO ?? {};
  return formBO && unlock ? { formId: formBO.id, unlock } : undefined;
}

/**
 * A white paper's own button becomes one to the file, once its form was sent.
 * @param gated when it wakes for that, where there is a form
 */
export const wakeForPaper = (paper: Publication | undefined, gated: 'interaction' | 'visible') =>
  gateOfPaper(paper) ? gated : wakeForFile(paper);

/** What hydration needs of a publication whose long parts stand in the server's HTML. */
export const withoutText = (publication: Publication | undefined): Publication | undefined =>
  publication && { ...publication, publicationDescribe: undefined, exampleBOS: undefined };
