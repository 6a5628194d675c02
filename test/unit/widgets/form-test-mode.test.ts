import { afterEach, describe, expect, it, vi } from 'vitest';
import { envelope, FormPage, leaveForm, refusal } from './live-form.ts';

const computeDeviceId = vi.hoisted(() => vi.fn(async () => 'device-1'));
vi.mock('../../../widgets/form/device-id.ts', () => ({ computeDeviceId }));

let page: FormPage;
afterEach(leaveForm);

const tested = () => envelope({ id: 'nobody', test: true });
const note = () => page.find('[role="note"]')?.textContent;
const thanked = () => vi.waitFor(() => expect(page.has('.thanks')).toBe(true));
const failed = () => vi.waitFor(() => expect(page.has('[role="alert"]')).toBe(true));

async function open(written = 'form-id="4001" test') {
  page = await new FormPage(written).live();
  page.answer = tested;
}

async function send() {
  page.fillIn();
  page.send();
  await thanked();
}

describe('a form in test mode', () => {
  it('says so above its fields as it comes, and a form without it does not', async () => {
    await open();
    expect(note()).toBe('Test: what is sent here is checked and not kept.');
    const [first] = page.element.shadowRoot?.querySelectorAll('[role="note"], .fields') ?? [];
    expect(first).toBe(page.find('[role="note"]'));
    await open('form-id="4001"');
    expect(note()).toBeUndefined();
    await open('form-id="4001" test="false"');
    expect(note()).toBeUndefined();
  });

  it('says so over the page too, in the language of its page', async () => {
    document.documentElement.lang = 'zh-CN';
    await open('form-id="1" mode="modal" test');
    document.documentElement.lang = 'zh-CN';
    page.element.setAttribute('open', '');
    await vi.waitFor(() => expect(page.find('dialog [role="note"]').textContent).toMatch(/^测试：/));
  });

  it('follows the attribute: what was typed stays, and the note comes and goes', async () => {
    await open('form-id="4001"');
    page.type('field-201', 'ACME');
    page.element.setAttribute('test', '');
    await vi.waitFor(() => expect(note()).toMatch(/^Test:/));
    expect(page.find('[name="field-201"]').value).toBe('ACME');
    page.element.removeAttribute('test');
    await vi.waitFor(() => expect(note()).toBeUndefined());
    page.answer = () => envelope({ id: 'lead-1' });
    await send();
    expect(page.received[0]?.body).not.toHaveProperty('test');
  });

  it('tells the server that it is one, and nothing of the visit or the device', async () => {
    computeDeviceId.mockClear();
    await open();
    await send();
    expect(page.received).toHaveLength(1);
    expect(page.received[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(page.received[0]?.body).toMatchObject({ test: true, site: { id: 2 }, form: { id: 4001 } });
    expect(page.received[0]?.body).not.toHaveProperty('trafficAccessReq');
    expect(computeDeviceId).not.toHaveBeenCalled();
  });

  it('thanks for a test, and tells the page that it was one', async () => {
    await open();
    await send();
    expect(page.find('.thanks h2').textContent).toBe('The test went well');
    expect(page.find('.thanks p').textContent).toContain('Nothing was kept');
    expect(page.find('.thanks').textContent).not.toContain('opens nothing');
    await vi.waitFor(() => expect(page.toasts).toEqual(['The test went well']));
    expect(page.toldOf('vt-submit')).toEqual([expect.objectContaining({ formId: 4001, test: true })]);
    page.find('.thanks .ways button').click();
    await vi.waitFor(() => expect(note()).toMatch(/^Test:/));
  });

  it('says that a test opens nothing, where the form would open something', async () => {
    await open('form-id="4001" test unlock="publication/12"');
    await send();
    expect(page.find('.thanks').textContent).toContain('A test opens nothing.');
    expect(page.has('.files')).toBe(false);
  });

  it('says what is true where a server knows no tests, and has kept a lead', async () => {
    await open();
    page.answer = () => envelope({ id: 'lead-1' });
    await send();
    expect(page.find('.thanks h2').textContent).toBe('Thank you');
    await vi.waitFor(() => expect(page.toasts).toEqual(['Sent']));
    expect(page.toldOf('vt-submit')[0]).not.toHaveProperty('test');
  });

  it('is refused as a lead is', async () => {
    await open();
    page.send();
    await vi.waitFor(() => expect(page.errorOf(201)).toBe('Company is required'));
    expect(page.received).toEqual([]);
    page.answer = () => refusal(422, 'invalid', [{ field: '202', message: 'This number is not in use' }]);
    page.fillIn();
    page.send();
    await vi.waitFor(() => expect(page.errorOf(202)).toBe('This number is not in use'));
  });

  it('shows no way to send a lead instead where its page may not send', async () => {
    await open();
    page.answer = () => refusal(403, 'foreign');
    page.fillIn();
    page.send();
    await failed();
    expect(page.find('[role="alert"]').textContent).toContain('Please tell us its origin');
    expect(page.has('[role="alert"] a')).toBe(false);
  });
});

describe('a test that did not arrive', () => {
  it.each([
    [true, 'the test has no result'],
    [false, 'the test was not sent'],
  ])('is not sent by itself later (online: %s), and says so', async (isOnline, words) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await open();
    page.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    page.fillIn();
    page.send();
    await failed();
    expect(page.find('[role="alert"]').textContent).toContain(words);
    page.answer = tested;
    window.dispatchEvent(new Event('online'));
    expect(page.find('form').ariaBusy).not.toBe('true');
    page.send();
    await thanked();
    expect(page.received).toHaveLength(2);
  });

  it('is not made of a lead that waits for a network', async () => {
    await open('form-id="4001"');
    page.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    page.fillIn();
    page.send();
    await failed();
    page.element.setAttribute('test', '');
    await vi.waitFor(() => expect(note()).toMatch(/^Test:/));
    window.dispatchEvent(new Event('online'));
    expect(page.find('form').ariaBusy).not.toBe('true');
    expect(page.received).toHaveLength(1);
  });

  it('leaves nothing on the device, and a lead that waits there as it is', async () => {
    await open('form-id="4001"');
    page.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    page.fillIn();
    page.send();
    await failed();
    const ofLead = { ...sessionStorage };
    expect(ofLead).toHaveProperty('vt-draft-4001');
    document.body.innerHTML = '';
    await open();
    expect(page.find('[name="field-201"]').value).toBe('');
    page.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    page.type('field-201', 'Farsail');
    page.type('field-202', '13900139000');
    page.send();
    await failed();
    page.answer = () => refusal(422, 'invalid', [{ field: '202', message: 'This number is not in use' }]);
    page.send();
    await vi.waitFor(() => expect(page.errorOf(202)).toBe('This number is not in use'));
    page.answer = tested;
    page.send();
    await thanked();
    expect({ ...sessionStorage }).toEqual(ofLead);
  });
});
