import type { Address } from '../contract/addresses.ts';
import type { RichPage } from '../contract/entities/page.ts';
import { loadParentPage } from '../widgets/shared/parent-page.ts';
import type { Head, HeadContext } from './page-route.ts';
import { createBreadcrumbs, createOrganization, joinNodes } from './structured-data.ts';

/** What a page with questions says of itself: they stand in it, and machines may answer by them. */
export async function describeRichPage(context: HeadContext, address: Address, page: RichPage): Promise<Head> {
  const { site, route, origin } = context;
  const { title, legend, pcResource, questions = [] } = page;
  const url = origin + route.path;
  // The menu need not list it.
  const listed = await loadParentPage(context, address);
  const breadcrumbs = await createBreadcrumbs(context, address, ...(listed ? [] : [{ name: title, address }]));
  return {
    title: `${title} · ${site.name}`,
    description: legend,
    image: pcResource?.files[0]?.url,
    structuredData: joinNodes(
      breadcrumbs,
      { '@type': 'WebPage', '@id': `${url}#page`, url, name: title, publisher: createOrganization(context) },
      ...(questions.length > 0 ? [createQuestions(url, questions)] : []),
    ),
  };
}

function createQuestions(url: string, questions: NonNullable<RichPage['questions']>) {
  return {
    '@type': 'FAQPage' as const,
    '@id': `${url}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  };
}
