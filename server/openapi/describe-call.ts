import type { CallName, CallRequest } from '../../contract/calls.ts';
import { calls } from '../calls/call-table.ts';
import type { CallContext, Handler } from '../calls/context.ts';
import { handlers } from '../calls/handlers.ts';
import { type RawInput, readInput, takesBody } from '../http/read-input.ts';
import { nameOf, refTo } from './components.ts';
import { listRefusals } from './failures.ts';
import { describeResponses, json, listParameters } from './parts.ts';
import { createSample, orNothing } from './samples.ts';

/** `POST /news/list` → `news`: what the viewer groups calls by. */
export const tagOf = (name: string) => /\/([\w-]+)/.exec(name)?.[1] ?? 'other';

/** `POST /news/list` → `PostNewsList`. */
function operationName(name: string): string {
  const words = name.replace(/^[A-Z]+/, (method) => method.toLowerCase()).match(/[A-Za-z]+/g) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

export const answerName = (name: CallName) => nameOf(calls[name].answer) ?? `${operationName(name)}Answer`;
export const bodyName = (name: CallName) => nameOf(calls[name].body) ?? `${operationName(name)}Body`;

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'One random key for each filled form, repeated on retry: however often it is sent, it is one lead.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  example: '8e03978e-40d5-43e8-bc93-6894a57f9324',
};

/** One call of the table as an operation, with an example of what it takes and gives. */
export async function describeCall(name: CallName, context: CallContext): Promise<object> {
  const { summary, params, query, body, personal } = calls[name];
  const input = createSample(name, context.content);
  const data = await answerSample(name, input, context);
  return {
    operationId: operationName(name),
    tags: [tagOf(name)],
    summary,
    parameters: [
      ...listParameters(params, 'path', input.params),
      ...listParameters(query, 'query', input.query),
      ...(name === 'POST /form' ? [idempotencyKey] : []),
    ],
    ...(takesBody(body)
      ? { requestBody: { required: true, content: json({ $ref: refTo(bodyName(name)) }, input.body) } }
      : {}),
    responses: describeResponses(
      { schema: { $ref: refTo(answerName(name)) }, data, kept: !personal },
      listRefusals(name, calls[name]),
    ),
  };
}

/** The answer to an example. No lead is kept for one. Undefined where the content has nothing to show. */
async function answerSample(name: CallName, input: RawInput, context: CallContext): Promise<unknown> {
  if (name === 'POST /form') return { id: '0b1c3f0e-7c1d-4f6b-9a39-3f1d6f0f2a55' };
  const handler = handlers[name] as Handler<CallName>;
  return orNothing(() => handler(readInput(calls[name], input) as CallRequest<CallName>, context, {}));
}
