import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createSecurityHeaders } from '../../../server/http/security-headers.ts';

describe('the headers of a page', () => {
  it('are those that Helmet would send, the policy apart', async () => {
    const app = Fastify();
    await app.register(helmet, {
      contentSecurityPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });
    app.get('/', () => 'x');
    const { headers } = await app.inject('/');
    const { 'permissions-policy': _, ...page } = createSecurityHeaders('https://www.example.com').page;
    const plain = ['content-type', 'content-length', 'date', 'connection'];
    expect(page).toEqual(Object.fromEntries(Object.entries(headers).filter(([name]) => !plain.includes(name))));
  });

  it.each(['page', 'asset', 'call'] as const)('let nothing ask for camera or place: %s', (kind) => {
    const { [kind]: headers } = createSecurityHeaders('http://localhost:3000');
    expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\)/);
  });

  it('ask for HTTPS only where there is HTTPS', () => {
    expect(createSecurityHeaders('http://localhost:3000').page).not.toHaveProperty('strict-transport-security');
  });
});
