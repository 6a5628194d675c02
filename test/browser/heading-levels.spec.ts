import { site } from './addresses.ts';
import { writePartnerPage } from './host-page.ts';
import { expect, test } from './support.ts';

/** The headings of a section whose rich text has some, by their levels. */
const sections = [
  {
    tag: 'vt-event-text',
    attributes: 'event-id="501"',
    path: '/activity/501',
    own: 'About the event',
    written: ['Who should come', 'Getting there', 'What to bring'],
  },
  {
    tag: 'vt-media-text',
    attributes: 'media-id="502"',
    path: '/Media/502',
    own: 'About this video',
    written: ['What you will see', 'The data'],
  },
] as const;

for (const { tag, attributes, path, own, written } of sections)
  test(`what is written below a section’s heading stands a level deeper, and is found by its address: ${tag}`, async ({
    page,
  }) => {
    const expectLevels = async () => {
      const section = page.locator(tag);
      await expect(section.getByRole('heading', { level: 2 })).toHaveText([own]);
      await expect(section.getByRole('heading', { level: 3 })).toHaveText([...written]);
    };
    const slug = written[1].toLowerCase().replaceAll(' ', '-');
    await page.goto(`${site.en}${path}#h-${slug}`);
    await expectLevels();
    await expect(page.getByRole('heading', { name: written[1] })).toBeInViewport();
    const script = `<script async src="${site.cn}/loader.js" crossorigin="anonymous"></script>`;
    await writePartnerPage(page, `${script}<${tag} site="en" ${attributes}></${tag}>`);
    await expectLevels();
  });
