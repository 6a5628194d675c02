import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createSecurityHeaders } from '../../../server/http/security-headers.ts';

describe('the headers of a page', () => {
  it('are those that Helmet would send, apart from the policy and from what begins a new process', async () => {
    const app = Fastify();
    await app.register(helmet, {
      contentSecurityPolicy: false,
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });
    app.get('/', () => 'x');
    const { headers } = await app.inject('/');
    const { 'permissions-policy': _, ...page } = createSecurityHeaders('https://www.example.com').page;
    const plain = ['content-type', 'content-length', 'date', 'connection'];
    expect(page).toEqual(Object.fromEntries(Object.entries(headers).filter(([name]) => !plain.includes(name))));
  });

  it.each(['page', 'asset'] as const)('let nothing ask for camera or place: %s', (kind) => {
    const { [kind]: headers } = createSecurityHeaders('http://localhost:3000');
    expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\)/);
  });

  it.each(['page', 'asset', 'script', 'call'] as const)('ask for HTTPS only where there is HTTPS: %s', (kind) => {
    const name = 'strict-transport-security';
    expect(createSecurityHeaders('http://localhost:3000')[kind]).not.toHaveProperty(name);
    expect(createSecurityHeaders('https://www.example.com')[kind]).toHaveProperty(name);
  });
});

describe('what no browser shows as a page', () => {
  const { script, call } = createSecurityHeaders('http://localhost:3000');

  it('is a script that any page may run, and nothing else', () => {
    expect(script).toEqual({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
  });

  it('is the answer of a call, in which nothing runs and which nobody frames', () => {
    expect(call).toEqual({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
});
