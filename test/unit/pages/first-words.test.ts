import { describe, expect, it } from 'vitest';
import { firstWords } from '../../../pages/first-words.ts';

describe('the first words of rich text', () => {
  it('are its first paragraph, as it is read', () => {
    const html = '<h2 id="a">Who we are</h2><p>Tools &amp; <strong>pla</strong>ns,<br />since 2003.</p><p>More.</p>';
    expect(firstWords(html, 'en')).toBe('Tools & plans, since 2003.');
  });

  it('are those of its lists where it has no paragraph, without its headings', () => {
    const html = '<h2 id="a">The conditions</h2><ol><li>Few sources.</li><li>One calendar.</li></ol>';
    expect(firstWords(html, 'en')).toBe('Few sources. One calendar.');
    expect(firstWords('', 'en')).toBe('');
  });

  it.each([
    { lang: 'en', text: 'plan and build '.repeat(40), end: /^(plan and build )+(plan|plan and|plan and build)…$/ },
    { lang: 'zh-CN', text: `Farsail ${'我们计划生产'.repeat(80)}`, end: /^Farsail (我们计划生产)+(我们|我们计划)?…$/ },
  ])('end with a whole word where they would be too many: $lang', ({ lang, text, end }) => {
    const words = firstWords(`<p>${text}</p>`, lang);
    expect(words).toMatch(end);
    expect(words.length).toBeGreaterThan(280);
    expect(words.length).toBeLessThanOrEqual(300);
  });
});
