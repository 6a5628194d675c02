import { fork } from 'node:child_process';
import { request as ask } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

const beside = (name) => path.join(import.meta.dirname, name);

/** The client that makes the load, in its own process. */
export function startClient() {
  const child = fork(beside('load-client.mjs'));
  let done;
  child.on('message', (result) => done.resolve(result));
  child.on('exit', (code) => done?.reject(new Error(`The client ended with ${code}.`)));
  const load = (task) =>
    new Promise((resolve, reject) => {
      done = { resolve, reject };
      child.send(task);
    });
  return { load, stop: () => child.kill() };
}

/** The database's driver alone, in a process of its own. */
export function startCommits() {
  const child = fork(beside('bare-commits.mjs'));
  const run = async (task) => {
    const done = new Promise((resolve) => child.once('message', resolve));
    child.send(task);
    return (await done).perSecond;
  };
  return { run, stop: () => child.kill() };
}

/** A bare server that sends what another one answered: its headers and its very bytes. */
export async function startBareServer({ headers, body }) {
  const child = fork(beside('bare-server.mjs'));
  child.send({ headers, body: body.toString('base64') });
  const port = await new Promise((resolve) => child.once('message', resolve));
  return { port, stop: () => child.kill() };
}

/** A request as it is written to the socket. */
export function writeRequest({ method = 'GET', address, headers = {}, body = '' }) {
  const lines = Object.entries({ host: 'localhost', connection: 'keep-alive', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  if (body !== '') lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return `${method} ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** One answer, not decompressed; over a connection that stays, where an agent keeps one. */
export async function fetchPlainly(port, { method = 'GET', address, headers = {}, body = '', agent }) {
  const asking = ask({
    agent,
    port,
    method,
    path: address,
    headers: { host: 'localhost', ...headers, ...(body === '' ? {} : { 'content-type': 'application/json' }) },
  });
  asking.end(body);
  const answer = await new Promise((resolve, reject) => asking.once('response', resolve).once('error', reject));
  const { connection: _, 'keep-alive': __, date: ___, ...kept } = answer.headers;
  return { status: answer.statusCode, headers: kept, body: await buffer(answer) };
}

/** What is asked for while somebody types a search in a site. */
export const suggest = (id, q) => ({
  address: `/api/internal/search/suggestion/list/${id}?${new URLSearchParams({ q })}`,
});

/** Whether a server has made the indexes of both sites, which it begins after its start. */
export async function isSearchable(port, agent) {
  const first = await fetchPlainly(port, { ...suggest(1, '的'), agent });
  const second = await fetchPlainly(port, { ...suggest(2, 'a'), agent });
  return first.status === 200 && second.status === 200;
}

/** The body of a lead that the demo's first form takes. */
export async function describeLead(port) {
  const form = JSON.parse((await fetchPlainly(port, { address: '/api/internal/form/1' })).body).data;
  const values = { PHONE: '13800138000', EMAIL: 'name@example.com' };
  return JSON.stringify({
    site: { id: 1 },
    form: { id: form.id },
    fieldValues: form.formFields.map(({ id, name, type, fieldOptions }) => ({
      formFieldBO: { id },
      value: fieldOptions?.[0] ?? values[type] ?? name,
    })),
    consent: { policyVersion: '2026-03' },
  });
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
