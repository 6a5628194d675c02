import { genericRows, typeNames } from '../calls/generic-calls.ts';
import { envelope, failure, json, listParameters, toSchema } from './parts.ts';

const type = { name: 'type', in: 'path', required: true, schema: { type: 'string', enum: typeNames }, example: 'news' };
const entity = { type: 'object' };
const page = {
  type: 'object',
  properties: { data: { type: 'array', items: entity }, total: { type: 'integer' } },
  required: ['data', 'total'],
};

const operation = (operationId: string, summary: string, answer: object, rest: object) => ({
  operationId,
  tags: ['any'],
  summary,
  responses: { 200: { description: 'OK', content: json(envelope(answer as typeof entity)) }, default: failure },
  ...rest,
});

/** Section 7's generic calls, which take every type by its name. */
export function describeGeneric(): Record<string, Record<string, object>> {
  const { list, detail } = genericRows;
  const sample = { site: { id: 1 }, pageNo: 1, pageSize: 10 };
  return {
    '/{type}/list': {
      post: operation('PostTypeList', 'Entries of any type, newest first', page, {
        parameters: [type],
        requestBody: { required: true, content: json(toSchema(list.body, 'input'), sample) },
      }),
    },
    '/{type}/{id}': {
      get: operation('GetTypeId', 'One entry of any type', entity, {
        parameters: [
          type,
          ...listParameters(detail.params.pick({ id: true }), 'path', { id: 1 }),
          ...listParameters(detail.query, 'query'),
        ],
      }),
    },
  };
}
