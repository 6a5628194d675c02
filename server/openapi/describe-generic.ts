import type { CallName } from '../../contract/calls.ts';
import { calls } from '../calls/call-table.ts';
import type { CallContext } from '../calls/context.ts';
import { answerDetail, answerList, detailRow, listRow } from '../calls/generic-calls.ts';
import { type TypeName, typeNames, typeRow } from '../content/types.ts';
import { readInput } from '../http/read-input.ts';
import { refTo } from './components.ts';
import { bodyName } from './describe-call.ts';
import { listRefusals } from './failures.ts';
import { describeResponses, json, listParameters } from './parts.ts';
import { createSample, orNothing } from './samples.ts';

export const genericTag = 'entries';

const inPascal = (type: TypeName) => type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Section 7's generic calls, written out for each type: what is taken and given depends on it. */
export async function describeGeneric({ content, ...context }: CallContext): Promise<[string, string, object][]> {
  const whole = { content, ...context };
  const siteId = content.sites[0]?.id ?? 1;
  const described: [string, string, object][] = [];
  const add = async (method: string, path: string, describe: () => Promise<object>) => {
    const isOwn = Object.hasOwn(calls, `${method} ${path.replace('{id}', ':id')}`);
    if (!isOwn) described.push([path, method.toLowerCase(), await describe()]);
  };
  for (const type of typeNames) {
    await add('POST', `/${type}/list`, () => describeList(type, siteId, whole));
    await add('GET', `/${type}/{id}`, () => describeDetail(type, siteId, whole));
  }
  return described;
}

async function describeList(type: TypeName, siteId: number, context: CallContext): Promise<object> {
  const row = listRow(type);
  const { name, summary } = typeRow(type);
  // A site's list is of whole sites: it is the one of `GET /site/list` that is short.
  const itemName = type === 'site' ? name : (summary?.name ?? name);
  const call: CallName = typeRow(type).list ?? 'POST /corporate/publications/list';
  const body = createSample(call, context.content, siteId).body;
  const data = await orNothing(async () => answerList(type, readInput({ body: row.body }, { body }).body, context));
  const items = { type: 'array', items: { $ref: refTo(itemName) } };
  const properties = { data: items, total: { type: 'integer' } };
  return {
    operationId: `List${inPascal(type)}Entries`,
    tags: [genericTag],
    summary: `Entries of the type ${type}, page by page`,
    ...describeNames(type),
    requestBody: { required: true, content: json({ $ref: refTo(bodyName(call)) }, body) },
    responses: describeResponses(
      { schema: { type: 'object', properties, required: ['data', 'total'] }, data },
      listRefusals('', { body: row.body }),
    ),
  };
}

async function describeDetail(type: TypeName, siteId: number, context: CallContext): Promise<object> {
  const params = detailRow.params.pick({ id: true });
  const id = typeRow(type).counterpart === 'site' ? siteId : (context.content.list(type, siteId)[0]?.id ?? 1);
  return {
    operationId: `Get${inPascal(type)}Entry`,
    tags: [genericTag],
    summary: `One entry of the type ${type}`,
    ...describeNames(type),
    parameters: [...listParameters(params, 'path', { id }), ...listParameters(detailRow.query, 'query')],
    responses: describeResponses(
      { schema: { $ref: refTo(typeRow(type).name) }, data: await orNothing(() => answerDetail(type, id, {}, context)) },
      listRefusals('', { params, query: detailRow.query }),
    ),
  };
}

function describeNames(type: TypeName): { description?: string } {
  const { names = [], counterpart } = typeRow(type);
  const sentences = [
    names.length > 0 ? `The address may also name the type ${names.join(', ')}.` : '',
    counterpart === 'site' ? 'Each site has one, whose id is the site’s.' : '',
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}
