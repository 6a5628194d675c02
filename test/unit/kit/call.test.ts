import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallError } from '../../../contract/unwrap.ts';
import { createCall } from '../../../widgets/kit/runtime/call.ts';

const origin = 'https://vendor.example';
const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  answer.mockImplementation(async () => Response.json({ code: '200', message: '', data: 'data' }));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
});

const lead = { site: { id: 1 }, form: { id: 1 }, fieldValues: [] };
const call = createCall(origin, new AbortController().signal);
const asked = () => {
  const [address, init] = answer.mock.calls[0] ?? [];
  return { address, ...init };
};
const failureOf = (promise: Promise<unknown>): Promise<CallError> =>
  promise.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: CallError) => error,
  );

describe('a call', () => {
  it("goes to its path below the content server's origin", async () => {
    await call('GET /site/list');
    expect(asked()).toMatchObject({ address: `${origin}/api/internal/site/list`, method: 'GET' });
  });

  it('has its parameters in the path, and those of the query that are given', async () => {
    await call('GET /form/:id', { params: { id: 7 }, query: { site: 2 } });
    expect(asked().address).toBe(`${origin}/api/internal/form/7?site=2`);
    answer.mockClear();
    await call('GET /form/:id', { params: { id: 7 }, query: { site: undefined } });
    expect(asked().address).toBe(`${origin}/api/internal/form/7`);
  });

  it('cannot be led astray by a parameter', async () => {
    await call('GET /form/:id', { params: { id: '../site?x' as unknown as number } });
    expect(asked().address).toBe(`${origin}/api/internal/form/..%2Fsite%3Fx`);
  });

  it('on the own pages of the content server needs no origin', async () => {
    await createCall('', new AbortController().signal)('GET /site/list');
    expect(asked().address).toBe('/api/internal/site/list');
  });

  it('on a preview’s page of the content server carries its token, and to no other server', async () => {
    vi.stubGlobal('location', { search: '?utm_source=x&preview=lq2.a-B_9' });
    await createCall('', new AbortController().signal)('GET /form/:id', { params: { id: 7 }, query: { site: 2 } });
    expect(asked().address).toBe('/api/internal/form/7?preview=lq2.a-B_9&site=2');
    answer.mockClear();
    await call('GET /site/list');
    expect(asked().address).toBe(`${origin}/api/internal/site/list`);
  });

  it('goes past every cache, without a header that would cost a preflight', async () => {
    await call('GET /site/list');
    expect(asked()).toMatchObject({ cache: 'no-store', headers: {} });
    expect(asked().body).toBeUndefined();
  });

  it('sends its body as JSON, and the headers that it is given', async () => {
    const headers = { 'Idempotency-Key': 'k1' };
    await call('POST /homepage', { body: { id: 2 }, headers });
    expect(asked()).toMatchObject({
      method: 'POST',
      body: '{"id":2}',
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  });

  it("gives the envelope's data", async () => {
    expect(await call('GET /site/list')).toBe('data');
  });

  it('is read also where the page’s own fetch answers with little more than `json`', async () => {
    const json = async () => ({ code: '200', message: '', data: 'data' });
    answer.mockResolvedValue({ status: 200, json } as Response);
    expect(await call('GET /site/list')).toBe('data');
  });

  it('gives the answer of a server without envelopes', async () => {
    answer.mockResolvedValue(Response.json([1, 2]));
    expect(await call('GET /site/list')).toEqual([1, 2]);
  });
});

describe('a call that has its answer', () => {
  it.each([200, 404])('is not ended: what watches over the page may still read its copy of it (%i)', async (status) => {
    answer.mockResolvedValue(Response.json({ code: String(status), message: '', data: null }, { status }));
    await call('GET /site/list').catch(() => {});
    expect(asked().signal?.aborted).toBe(false);
  });

  it('is not ended either as its widget leaves the page', async () => {
    const widget = new AbortController();
    await createCall(origin, widget.signal)('GET /site/list');
    widget.abort();
    expect(asked().signal?.aborted).toBe(false);
  });
});

describe('a call that fails', () => {
  it("brings the server's status, message and faults", async () => {
    const faults = [{ field: '101', message: 'Phone is required' }];
    answer.mockResolvedValue(Response.json({ code: '422', message: 'invalid', data: { faults } }, { status: 422 }));
    expect(await failureOf(call('GET /site/list'))).toMatchObject({
      name: 'CallError',
      status: 422,
      message: 'invalid',
      faults,
    });
  });

  it('by a bug of the server is logged with the address and the message, and rejects with that', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fail = (body: unknown, status = 500, statusText = 'Internal Server Error') => {
      const response = Response.json(body, { status, statusText });
      Object.defineProperty(response, 'url', { value: `${origin}/api/internal/site/list` });
      answer.mockResolvedValue(response);
      return failureOf(call('GET /site/list'));
    };
    expect(await fail({ code: '500', message: 'It broke.', data: null })).toMatchObject({
      status: 500,
      message: 'It broke.',
    });
    expect(await fail({ message: 'It broke without an envelope.' })).toMatchObject({
      status: 500,
      message: 'It broke without an envelope.',
    });
    expect(await fail({ error: 'x' })).toMatchObject({ status: 500 });
    const url = `${origin}/api/internal/site/list`;
    expect(log.mock.calls).toEqual([
      [url, 'It broke.'],
      [url, 'It broke without an envelope.'],
      [url, 'Internal Server Error'],
    ]);
    log.mockClear();
    for (const [body, status] of [
      ['text', 500],
      [null, 500],
      [{ code: '503', message: 'later' }, 503],
      [{ code: '404', message: 'nothing' }, 404],
    ] as const)
      expect(await fail(body, status)).toMatchObject({ status });
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('asks about a proxy when the answer is not JSON', async () => {
    answer.mockResolvedValue(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    expect(await failureOf(call('GET /site/list'))).toMatchObject({
      name: 'CallError',
      status: 502,
      message: expect.stringContaining('not JSON. Is a proxy in between?'),
    });
  });

  it('for an answer of nothing, which is none of the server, has the status 0', async () => {
    answer.mockResolvedValue(Response.json(null));
    expect(await failureOf(call('GET /site/list'))).toMatchObject({ name: 'CallError', status: 0 });
    answer.mockResolvedValue(Response.json({ code: '200', message: '', data: null }));
    expect(await call('GET /site/list')).toBeNull();
  });

  it('for want of a network has the status 0, names the server and keeps the cause', async () => {
    const cause = new TypeError('Failed to fetch');
    answer.mockRejectedValue(cause);
    const failure = await failureOf(call('GET /site/list'));
    expect(failure).toMatchObject({ name: 'CallError', status: 0, cause });
    expect(failure.message).toContain(origin);
  });

  it('for want of a network half-way through the answer has the status 0 too', async () => {
    const cut = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
    answer.mockResolvedValue(new Response(cut));
    expect(await failureOf(call('GET /site/list'))).toMatchObject({ name: 'CallError', status: 0 });
  });

  it('for want of an answer within 20 seconds has the status 0 too, and ends what it asked', async () => {
    vi.useFakeTimers();
    try {
      answer.mockImplementation(() => new Promise(() => {}));
      const failure = failureOf(call('GET /site/list'));
      await vi.advanceTimersByTimeAsync(19_999);
      expect(asked().signal?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await failure).toMatchObject({ status: 0, message: expect.stringContaining('within 20 s') });
      expect(asked().signal?.aborted).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['7', 7],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    ['', undefined],
  ])('because the server is busy tells when it may be asked again: %j', async (header, seconds) => {
    const headers = { 'retry-after': header };
    answer.mockResolvedValue(Response.json({ code: '503', message: 'busy', data: null }, { status: 503, headers }));
    expect((await failureOf(call('GET /site/list'))).retryAfter).toBe(seconds);
  });

  it('because nobody waits for it any more is an abort, and no failure of the network', async () => {
    const leaving = new AbortController();
    answer.mockImplementation(
      (_address, { signal }) =>
        new Promise((_answer, stop) => signal?.addEventListener('abort', () => stop(signal.reason))),
    );
    const failure = failureOf(createCall(origin, leaving.signal)('GET /site/list'));
    leaving.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
  });

  it('that has to arrive goes on where its page is left', async () => {
    await call('POST /form', { body: lead, keepalive: true });
    expect(asked().keepalive).toBe(true);
  });
});
