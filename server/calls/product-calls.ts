import type { Content } from '../content/content.ts';
import type { Entry } from '../content/entry.ts';
import type { Handlers } from './context.ts';
import { cut } from './filters.ts';
import { listEntries, listShown, requireEntry } from './lookup.ts';
import { summarize } from './project.ts';

type Names =
  | 'POST /product/list'
  | 'GET /product-category/detail/:id'
  | 'POST /industry/list'
  | 'POST /solution/list'
  | 'POST /example/list';

const toExample = ({ value }: Entry<'example'>) => summarize('example', value);

function listProducts(content: Content, siteId: number, categoryId: number) {
  const products = content.list('product', siteId).filter(({ extra }) => extra.category.id === categoryId);
  return products.map(({ value }) => summarize('product', value));
}

/** Products, solutions by industry, and customer cases. */
export const productCalls: Handlers<Names> = {
  'POST /product/list': ({ body }, { content }) =>
    cut(listEntries(content, 'product-category', body.site.id), body).map(({ id, siteId, value: { name, desc } }) => ({
      id,
      name,
      desc,
      productList: listProducts(content, siteId, id),
    })),
  'GET /product-category/detail/:id': ({ params, query }, context) => {
    const { content } = context;
    const { id, siteId, value, extra } = requireEntry(context, 'product-category', params.id, query);
    const examples = (extra.exampleList ?? []).map((example) => content.find('example', example.id));
    return {
      productCategory: value,
      productList: listProducts(content, siteId, id),
      exampleList: examples.filter((example) => example !== undefined).map(toExample),
    };
  },

  'POST /industry/list': ({ body, query }, context) =>
    cut(listShown(context, 'industry', body.site.id, query), body).map(({ value }) => value),
  'POST /solution/list': ({ body, query }, context) => {
    const { content } = context;
    const industries = listShown(context, 'industry', body.site.id, query);
    const solutions = content.list('solution', body.site.id);
    const examples = content.list('example', body.site.id);
    return cut(industries, body).map(({ id, value }) => ({
      industry: value,
      solutions: solutions
        .filter(({ extra }) => extra.industry.id === id)
        .map((solution) => summarize('solution', solution.value)),
      examples: examples.filter(({ extra }) => extra.industry?.id === id).map(toExample),
    }));
  },

  'POST /example/list': ({ body }, { content }) =>
    cut(listEntries(content, 'example', body.site.id), body).map(toExample),
};
