import { addresses } from '../../contract/addresses.ts';
import { site } from './addresses.ts';
import { consult, fill, findForm } from './consult-form.ts';
import { marks } from './pages.ts';
import { expect, holdRequests, test } from './support.ts';

/** What a screen reader says on the ways that visitors come to the site for, beside the consult form's own words. */
const words = {
  cn: {
    home: '远帆软件',
    menu: '主菜单',
    products: '产品',
    productsMenu: '产品：子菜单',
    category: /企业资源计划/,
  },
  en: {
    home: 'Farsail Software',
    menu: 'Main menu',
    products: 'Products',
    productsMenu: 'Products: sub-menu',
    category: /Enterprise resource planning/,
  },
} as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const mark of marks) {
  test(`the ${mark} menu is read as a navigation whose parts open and tell so`, async ({ page }) => {
    const say = words[mark];
    const release = await holdRequests(page, /\/v\/.+\/w\/header\./);
    await page.goto(`${site[mark]}/`);
    const header = page.getByRole('banner');
    await expect(header).toMatchAriaSnapshot(`
      - banner:
        - link "${say.home}"
        - navigation "${say.menu}":
          - list:
            - listitem:
              - link "${say.products}"
              - 'button "${say.productsMenu}"'
    `);
    // Until the script is there the style sheet shows a part that has the focus; it stays open.
    const button = header.getByRole('button', { name: say.productsMenu });
    await button.focus();
    release();
    await expect(header).toMatchAriaSnapshot(`
      - navigation "${say.menu}":
        - list:
          - listitem:
            - 'button "${say.productsMenu}" [expanded]'
            - list:
              - listitem:
                - link ${say.category}
                - list:
                  - listitem:
                    - link
    `);
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test(`the ${mark} way to a consultation is read from its button to the thanks`, async ({ page }) => {
    const say = consult[mark];
    await page.goto(`${site[mark]}/`);
    await page.getByRole('banner').getByRole('link', { name: say.title }).press('Enter');
    const dialog = page.getByRole('dialog', { name: say.title });
    const parts = findForm(dialog, mark);
    await expect(parts.send).toBeVisible();
    await expect(dialog).toMatchAriaSnapshot(`
      - form "${say.title}":
        - heading "${say.title}" [level=2]
        - paragraph
        - textbox "${say.name.label}"
        - textbox "${say.company.label}"
        - textbox "${say.phone.label}"
        - textbox "${say.email.label}"
        - combobox "${say.industry.label}"
        - group "${say.interests.label}"
        - radiogroup "${say.size.label}":
          - radio "${say.size.value}"
        - checkbox /${say.consent}/
        - link
        - button "${say.send}"
      - button "${say.close}"
    `);

    await parts.send.press('Enter');
    await expect(parts.name).toBeFocused();
    await expect(dialog).toMatchAriaSnapshot(`
      - form "${say.title}":
        - textbox "${say.name.label}" [invalid]
        - paragraph: ${say.nameMissing}
        - radiogroup "${say.size.label}" [invalid]:
          - paragraph: ${say.sizeMissing}
        - checkbox /${say.consent}/ [invalid]
        - paragraph: ${say.consentMissing}
      - status: ${say.invalid}
    `);
    await expect(parts.name).toHaveAccessibleDescription(say.nameMissing);

    await fill(parts, mark);
    await parts.send.press('Enter');
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "${say.thanks}":
        - heading "${say.thanks}"
        - button "${say.done}"
    `);
  });

  test(`a ${mark} event is read from its list to when and where it is`, async ({ page }) => {
    await page.goto(site[mark] + addresses.events);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading [level=1]
        - region:
          - heading [level=2]
          - search:
            - form:
              - group
              - searchbox
              - button
          - region:
            - heading [level=3]
            - list:
              - listitem:
                - heading [level=4]:
                  - link
                - paragraph:
                  - time
          - navigation:
            - link
    `);
    const first = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 4 }).first();
    const name = await first.innerText();
    await first.getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - region:
        - heading [level=2]
        - term
        - definition:
          - time
        - term
        - definition
    `);
  });
}
