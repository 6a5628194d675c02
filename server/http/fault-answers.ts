import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswerError, refusals } from '../base/errors.ts';
import { describeError } from './envelope.ts';
import { namesType, prefersMarkdown } from './negotiate.ts';
import { type Ground, readSite } from './read-site.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { SiteRequest } from './site-of-request.ts';
import { createStaticFault, staticFaultPolicy } from './static-fault.ts';

/** Sends the page of a fault in its site's frame. */
export type SendFaultPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: SiteRequest,
  status: number,
) => Promise<FastifyReply>;

/** How the server says no: below /api in the envelope, everywhere else as a page in the site's language. */
export interface FaultAnswers {
  answer(request: FastifyRequest, reply: FastifyReply, failure: AnswerError): Promise<FastifyReply>;
  /** Answers a request that is not routed at all, and closes its connection. */
  refuse(request: IncomingMessage, response: ServerResponse, failure: AnswerError): void;
  /** The same for a request that wants the connection for itself. */
  refuseTunnel(request: IncomingMessage, socket: Writable): void;
  /** Answers a connection whose request was never understood, and closes it. */
  breakOff(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void;
  /** From now on visitors' faults stand in the site's frame; until then, and where that fails, alone. */
  showWith(send: SendFaultPage): void;
}

interface Options extends Ground {
  headers: SecurityHeaders;
}

export function createFaultAnswers({ content, publicOrigin, headers }: Options): FaultAnswers {
  let sendPage: SendFaultPage | undefined;
  const pageHeaders = {
    ...headers.page,
    'content-security-policy': staticFaultPolicy,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  const callHeaders = {
    ...headers.call,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  };

  /** What needs no rendering: the envelope below /api, elsewhere the small page. */
  const describe = (failure: AnswerError, url: string, host: string | undefined) => {
    const { site, base } = readSite({ url, headers: { host } }, { content, publicOrigin });
    const [body, lines] = isCall(url)
      ? [JSON.stringify(describeError(failure)), callHeaders]
      : [createStaticFault(failure.status, site, `${base}/`), pageHeaders];
    const length = String(Buffer.byteLength(body));
    return { body, lines: { ...lines, ...failure.headers, connection: 'close', 'content-length': length } };
  };
  const writeRaw = (socket: Writable, failure: AnswerError, { method, url, host }: Head) => {
    const { body, lines } = describe(failure, url, host);
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(
      `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${head.join('')}\r\n${method === 'HEAD' ? '' : body}`,
    );
    // What still comes in is let pass for a moment: a connection that is reset takes the answer with it.
    setTimeout(() => socket.destroy(), lingering).unref();
  };

  return {
    async answer(request, reply, failure) {
      const { status } = failure;
      reply.code(status);
      if (isCall(request.url))
        return reply.headers({ ...callHeaders, ...failure.headers }).send(describeError(failure));
      const site = readSite(request.raw, { content, publicOrigin });
      reply.headers(failure.headers);
      // Scripts and pictures that are not there are asked for by pages, and nobody sees their answer.
      const { accept } = request.headers;
      if (sendPage && (namesType(accept, 'text/html') || prefersMarkdown(accept))) {
        try {
          return await sendPage(request, reply, site, status);
        } catch (error) {
          request.log.error({ err: error }, 'the page of a fault could not be rendered');
        }
      }
      return reply.headers(pageHeaders).send(createStaticFault(status, site.site, `${site.base}/`));
    },

    breakOff(error, socket) {
      // Where an answer has begun, another would be taken for its rest.
      const { _httpMessage: begun } = socket as Socket & { _httpMessage?: { headersSent: boolean } | null };
      if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) {
        socket.destroy();
        return;
      }
      writeRaw(socket, toFailure(error.code), readHead(error.rawPacket));
    },

    refuse({ url = '/', headers: { host } }, response, failure) {
      const { body, lines } = describe(failure, url, host);
      response.writeHead(failure.status, lines).end(body);
    },

    refuseTunnel({ method = '', headers: { host } }, socket) {
      writeRaw(socket, refusals.wrongMethod(method, '/', ['GET', 'HEAD']), { method, url: '/', host });
    },

    showWith(send) {
      sendPage = send;
    },
  };
}

/** How long a client may take to read why its connection is closed, in milliseconds. */
const lingering = 2000;

/** Whether an address is below /api, however it is written. */
function isCall(url: string): boolean {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/, '');
  try {
    return /^\/api(?:\/|$)/.test(decodeURI(path));
  } catch {
    return /^\/api(?:\/|$)/.test(path);
  }
}

/** What there is not, at an address that no route takes. */
export function findRefusal(method: string, url: string): AnswerError {
  const path = url.replace(/[?#].*$/, '').slice(0, 200);
  if (isCall(url)) return refusals.unknownPath(method, path);
  if (method === 'GET' || method === 'HEAD') return new AnswerError(404, `There is nothing at ${path}.`);
  return refusals.wrongMethod(method, path, ['GET', 'HEAD']);
}

function toFailure(code: string | undefined): AnswerError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new AnswerError(431, 'The address and the headers have more than 16 KB together. Send less.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new AnswerError(408, 'The request did not arrive in time. Send it again.');
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW')
    return new AnswerError(413, "The body's chunk extensions are too long. Send none.");
  if (code === 'HPE_INVALID_URL')
    return new AnswerError(
      400,
      'The address has characters that are taken encoded only, as Chinese ones. Encode them.',
    );
  return new AnswerError(400, 'The request is not valid HTTP. Correct its first line, its headers or its length.');
}

/** What can be told of a request that was not understood. */
interface Head {
  method: string;
  url: string;
  host: string | undefined;
}

function readHead(packet: unknown): Head {
  const text = packet instanceof Buffer ? packet.toString('latin1', 0, 64 * 1024) : '';
  const [, method = '', url = '/'] = /^([^\s]{1,20}) (\/[^\s]*)/.exec(text) ?? [];
  return { method, url, host: /\r?\nhost:[ \t]*([^\s]{1,300})/i.exec(text)?.[1] };
}
