import { addresses } from '../../contract/addresses.ts';
import { readLabels } from '../../widgets/shared/labels.ts';
import { loadListHeading } from '../list-heading.ts';
import { loadOwn } from '../own-entry.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createOrganization, joinNodes } from '../structured-data.ts';

export async function articleHead(context: HeadContext): Promise<Head> {
  const { site, route, origin } = context;
  const [heading, article] = await Promise.all([
    loadListHeading(context, 'NEWS', addresses.aboutUs),
    loadOwn(context, 'GET /news/:id'),
  ]);
  const { title, desc, label, createTime, createdAt, coverMaterial, author, edit } = article;
  const image = coverMaterial?.files[0]?.url;
  const url = origin + route.path;
  const organization = createOrganization(context);
  const breadcrumbs = createBreadcrumbs(
    context,
    addresses.aboutUs,
    { name: heading.title, address: addresses.news },
    { name: title, address: route.path },
  );
  return {
    title: `${title} · ${site.name}`,
    description: desc,
    image,
    feeds: ['news'],
    structuredData: joinNodes(await breadcrumbs, {
      '@type': 'Article',
      '@id': `${url}#article`,
      mainEntityOfPage: url,
      headline: title,
      description: desc,
      image: image && origin + image,
      inLanguage: site.lang,
      keywords: readLabels(label).join(', ') || undefined,
      dateCreated: createdAt,
      datePublished: createTime,
      author: author ? { '@type': 'Person', name: author } : organization,
      editor: edit && { '@type': 'Person', name: edit },
      publisher: organization,
    }),
  };
}
