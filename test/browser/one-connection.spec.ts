import { writeLoader } from '../../contract/snippets.ts';
import { findForm } from './consult-form.ts';
import { openLine } from './line.ts';
import { expect, test } from './support.ts';

test('a foreign page opens no second connection for what its loader fetches first', async ({ page }) => {
  const connections = new Map<string | undefined, number | undefined>();
  const line = await openLine({
    loader: (origin) => writeLoader({ origin }),
    asked({ url, socket }) {
      connections.set(url?.replace(/^.*\//, ''), socket.remotePort);
    },
  });
  await page.goto(line.host);
  await expect(findForm(page, 'en').send).toBeVisible();
  expect(connections.get('ask.js')).toBe(connections.get('loader.js'));
  line.close();
});
