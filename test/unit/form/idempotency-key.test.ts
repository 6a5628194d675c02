// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const values = (company: string) => [{ formFieldBO: { id: 101 }, value: company }];

/** The module as a page that has just been loaded gets it; the tab's session goes on. */
async function loadPage() {
  vi.resetModules();
  return import('../../../widgets/form/idempotency-key.ts');
}

let page: Awaited<ReturnType<typeof loadPage>>;
beforeEach(async () => {
  sessionStorage.clear();
  page = await loadPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a filled form's key", () => {
  it('is the same each time the same is sent', () => {
    expect(page.keyOf(1, values('ACME'))).toBe(page.keyOf(1, values('ACME')));
  });

  it('is the same after a reload', async () => {
    const key = page.keyOf(1, values('ACME'));
    expect((await loadPage()).keyOf(1, values('ACME'))).toBe(key);
  });

  it('is another for other values, another form, and after the lead was kept', () => {
    const key = page.keyOf(1, values('ACME'));
    const farsail = page.keyOf(1, values('Farsail'));
    const others = [page.keyOf(2, values('ACME')), farsail];
    page.forgetKey(1, farsail);
    others.push(page.keyOf(1, values('Farsail')));
    expect(new Set([key, ...others]).size).toBe(4);
  });

  it('is the same where others were sent and kept meanwhile', async () => {
    const key = page.keyOf(1, values('ACME'));
    page.forgetKey(1, page.keyOf(1, values('Farsail')));
    page.keyOf(1, values('Thistle'));
    expect(page.keyOf(1, values('ACME'))).toBe(key);
    expect((await loadPage()).keyOf(1, values('ACME'))).toBe(key);
  });

  it('is forgotten of what was sent long before', () => {
    for (let count = 0; count < 100; count += 1) page.keyOf(1, values(`ACME ${count}`));
    expect(sessionStorage['vt-lead-1'].length).toBeLessThan(500);
  });

  it('is long enough that no two visitors have the same', () => {
    expect(page.keyOf(1, values('ACME'))).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([undefined, { SHA256: () => '' }])('is as long on a page that has put %o in place of `crypto`', (crypto) => {
    vi.stubGlobal('crypto', crypto);
    const keys = [page.keyOf(1, values('ACME')), page.keyOf(1, values('Farsail'))];
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('leaves nothing of what was typed in storage', () => {
    page.keyOf(1, values('ACME 13800138000'));
    const stored = Object.values({ ...sessionStorage }).join();
    expect(stored).not.toContain('ACME');
    expect(stored).not.toContain('13800138000');
  });

  it.each(['SecurityError', 'QuotaExceededError'])('lives as long as the page where storage says %s', (name) => {
    const refuse = () => {
      throw new DOMException('no', name);
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const key = page.keyOf(1, values('ACME'));
    expect(page.keyOf(1, values('ACME'))).toBe(key);
    page.forgetKey(1, key);
    expect(page.keyOf(1, values('ACME'))).not.toBe(key);
  });

  it('is made anew where storage holds what nobody understands', () => {
    sessionStorage.setItem('vt-lead-1', 'not JSON');
    expect(page.keyOf(1, values('ACME'))).toMatch(/^[0-9a-f]{32}$/);
  });
});
