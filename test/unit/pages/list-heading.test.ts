import { describe, expect, it } from 'vitest';
import { addresses } from '../../../contract/addresses.ts';
import type { Call } from '../../../contract/calls.ts';
import { CallError } from '../../../contract/unwrap.ts';
import { loadListHeading } from '../../../pages/list-heading.ts';
import { sites } from '../widgets/show-widget.tsx';

/** Answers by name; an error among them is how that call fails. */
function contextOf(answers: Readonly<Record<string, unknown>>) {
  const call = (async (name: string) => {
    if (answers[name] instanceof Error) throw answers[name];
    return answers[name];
  }) as unknown as Call;
  return { call, site: sites.en };
}

const missing = new CallError(404, 'There is no heading of the type PRODUCT.');
const menu = [{ id: 1, displayName: 'Products', navigationName: 'Products', pageAddress: '/product' }];

describe("a list page's heading", () => {
  it('is that of its type', async () => {
    const heading = { id: 4, title: 'Products and cloud services', desc: 'Twelve of them.' };
    const context = contextOf({ 'POST /get/title/by/type': heading });
    expect(await loadListHeading(context, 'PRODUCT', addresses.products)).toEqual(heading);
  });

  it('is its name in the menu where the content has none of its type', async () => {
    const context = contextOf({ 'POST /get/title/by/type': missing, 'POST /topNavigation/list': menu });
    expect(await loadListHeading(context, 'PRODUCT', addresses.products)).toEqual({ title: 'Products' });
  });

  it("is the site's title where the menu does not list it either", async () => {
    const context = contextOf({ 'POST /get/title/by/type': missing, 'POST /topNavigation/list': [] });
    expect(await loadListHeading(context, 'PRODUCT', addresses.products)).toEqual({ title: sites.en.title });
  });

  it('leaves every other failure to the page', async () => {
    const context = contextOf({ 'POST /get/title/by/type': new CallError(500, 'The content is away.') });
    await expect(loadListHeading(context, 'PRODUCT', addresses.products)).rejects.toThrow('The content is away.');
  });
});
