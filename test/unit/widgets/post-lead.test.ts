import { afterEach, expect, it, vi } from 'vitest';
import { type Lead, postLead } from '../../../widgets/form/lead.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['goes on where its page is left', 'ACME', true],
  ['arrives all the same where it is longer than what a browser sends beyond that', '文'.repeat(20_000), false],
])('a lead %s', async (_, value, keepalive) => {
  const answer = vi.fn(async (_address: string, _options: RequestInit) =>
    Response.json({ code: '200', data: { id: 'lead-1' } }),
  );
  vi.stubGlobal('vtApi', { origin: 'https://forms.example' });
  vi.stubGlobal('fetch', answer);
  const body = { site: { id: 2 }, form: { id: 4001 }, fieldValues: [{ formFieldBO: { id: 201 }, value }] };
  const request: Lead['request'] = { headers: { 'Idempotency-Key': 'a-key' }, body };
  expect(await postLead({ request } as Lead)).toMatchObject({ id: 'lead-1' });
  expect(answer.mock.lastCall?.[1].keepalive).toBe(keepalive);
});
