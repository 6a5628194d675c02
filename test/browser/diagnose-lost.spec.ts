import { codes, diagnose, serve } from './diagnosed-page.ts';
import { expect, test } from './support.ts';

/** What keeps answers of ours away, and what the page is told of it. */
const lost: readonly { about: string; address: string; answer?: { status: number; body: string }; told: string[] }[] = [
  { about: 'a script', address: '**/w/form.js', told: ['chunkAway', 'tagFailed'] },
  {
    ...{ about: 'a script, and answers in its place', address: '**/w/form.js', told: ['chunkFails', 'tagFailed'] },
    answer: { status: 503, body: '<h1>Offline</h1>' },
  },
  { about: 'every call', address: '**/api/internal/**', told: ['serverAway', 'tagFailed'] },
  {
    ...{ about: 'every call, and answers in its place', address: '**/api/internal/**' },
    ...{ answer: { status: 502, body: '<h1>Offline</h1>' }, told: ['serverFails', 'tagFailed'] },
  },
  { about: 'the question itself', address: '**/api/internal/embed/check', told: ['checkAway'] },
];

for (const { about, address, answer, told } of lost)
  test(`a page where something keeps away ${about} is told what did not come, and how its tag stands`, async ({
    page,
    faults,
  }) => {
    faults.expect(/.*/);
    const headers = { 'access-control-allow-origin': '*' };
    await page.route(address, (route) =>
      answer ? route.fulfill({ ...answer, headers, contentType: 'text/html' }) : route.abort(),
    );
    await serve(page, {});
    const tag = page.locator('vt-form');
    if (told.includes('tagFailed')) await expect(tag).toContainText('could not be loaded');
    else await expect(tag).toHaveAttribute('data-vt-ready');
    const { findings } = await diagnose(page);
    expect(codes(findings)).toEqual(told);
    if (told.includes('tagFailed')) expect(findings[1]?.words).toContain('“This content could not be loaded.”');
    if (address.endsWith('.js')) expect(findings[0]?.words).toMatch(/\/w\/form\.js/);
  });
