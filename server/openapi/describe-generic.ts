import type { z } from 'zod';
import { type CallName, calls } from '../../contract/calls.ts';
import type { CallContext } from '../calls/context.ts';
import { answerDetail, answerList, detailRow, listRow } from '../calls/generic-calls.ts';
import { genericTypes } from '../calls/generic-types.ts';
import { contentTypes, type TypeName } from '../content/types.ts';
import { readInput } from '../http/read-input.ts';
import { nameOf, refTo } from './components.ts';
import { bodyName } from './describe-call.ts';
import { listRefusals } from './failures.ts';
import { describeResponses, json, listParameters } from './parts.ts';
import { createSample, orNothing } from './samples.ts';

export const genericTag = 'entries';

const types = Object.keys(contentTypes) as TypeName[];

const inPascal = (type: TypeName) => type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const entityName = (type: TypeName) => nameOf(contentTypes[type].entity) ?? `${inPascal(type)}Entry`;

/** What a list of the type holds. */
function itemOf(type: TypeName): z.ZodType {
  const { list, summary } = genericTypes[type];
  return list ? calls[list].answer.shape.data.element : (summary ?? contentTypes[type].entity);
}

/** The schemas that no call of the table has. */
export function listGenericSchemas(): [string, z.ZodType][] {
  return types.map((type) => [entityName(type), contentTypes[type].entity]);
}

/** Section 7's generic calls, written out for each type: what is taken and given depends on it. */
export async function describeGeneric({ content, ...context }: CallContext): Promise<[string, string, object][]> {
  const whole = { content, ...context };
  const siteId = content.sites[0]?.id ?? 1;
  const described: [string, string, object][] = [];
  const add = async (method: string, path: string, describe: () => Promise<object>) => {
    const isOwn = Object.hasOwn(calls, `${method} ${path.replace('{id}', ':id')}`);
    if (!isOwn) described.push([path, method.toLowerCase(), await describe()]);
  };
  for (const type of types) {
    await add('POST', `/${type}/list`, () => describeList(type, siteId, whole));
    await add('GET', `/${type}/{id}`, () => describeDetail(type, siteId, whole));
  }
  return described;
}

async function describeList(type: TypeName, siteId: number, context: CallContext): Promise<object> {
  const row = listRow(type);
  const call: CallName = genericTypes[type].list ?? 'POST /corporate/publications/list';
  const body = createSample(call, context.content, siteId).body;
  const data = await orNothing(async () => answerList(type, readInput({ body: row.body }, { body }).body, context));
  const items = { type: 'array', items: { $ref: refTo(nameOf(itemOf(type)) ?? entityName(type)) } };
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
  const id = genericTypes[type].ofSite ? siteId : (context.content.list(type, siteId)[0]?.id ?? 1);
  return {
    operationId: `Get${inPascal(type)}Entry`,
    tags: [genericTag],
    summary: `One entry of the type ${type}`,
    ...describeNames(type),
    parameters: [...listParameters(params, 'path', { id }), ...listParameters(detailRow.query, 'query')],
    responses: describeResponses(
      { schema: { $ref: refTo(entityName(type)) }, data: await orNothing(() => answerDetail(type, id, {}, context)) },
      listRefusals('', { params, query: detailRow.query }),
    ),
  };
}

function describeNames(type: TypeName): { description?: string } {
  const { names, ofSite } = genericTypes[type];
  const sentences = [
    names.length > 0 ? `The address may also name the type ${names.join(', ')}.` : '',
    ofSite ? 'Each site has one, whose id is the site’s.' : '',
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}
