import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormPage, leaveForm } from './live-form.ts';

vi.mock('../../../widgets/form/device-id.ts', () => ({ computeDeviceId: async () => 'device-1' }));

let page: FormPage;
beforeEach(async () => {
  page = await new FormPage('form-id="4001"').live();
});
afterEach(leaveForm);

async function speakChinese() {
  document.documentElement.lang = 'zh-CN';
  await vi.waitFor(() => expect(page.find('h2').textContent).toBe('联系我们'));
}

describe('a form whose page changes its language', () => {
  it('keeps what was typed and chosen, in the words of the new one', async () => {
    page.fillIn();
    page.find('[name="field-203"][value="Large"]').click();
    page.find('[name="field-204"][value="People"]').click();
    await speakChinese();
    expect(page.find('[name="field-101"]').value).toBe('ACME');
    expect(page.find('[name="field-103"][value="大型"]').checked).toBe(true);
    expect(page.find('[name="field-104"][value="人力"]').checked).toBe(true);
    expect(page.find('[name="field-104"][value="财务"]').checked).toBe(false);
  });

  it('is sent as the form of that language', async () => {
    page.fillIn();
    page.find('[name="field-203"][value="Large"]').click();
    await speakChinese();
    page.send();
    await vi.waitFor(() => expect(page.received).toHaveLength(1));
    expect(page.received[0]?.body).toMatchObject({
      site: { id: 1 },
      form: { id: 1 },
      fieldValues: [
        { formFieldBO: { id: 101 }, value: 'ACME' },
        { formFieldBO: { id: 102 }, value: '13800138000' },
        { formFieldBO: { id: 103 }, value: '大型' },
      ],
    });
  });

  it('tells of its faults in that language', async () => {
    await speakChinese();
    page.send();
    await vi.waitFor(() => expect(page.toasts).toEqual(['请正确填写']));
    expect(page.errorOf(101)).toBe('公司不能为空');
  });

  it('has nothing left of the faults that it told in the other', async () => {
    page.send();
    await vi.waitFor(() => expect(page.errorOf(201)).toBe('Company is required'));
    await speakChinese();
    expect([101, 102].map((field) => page.errorOf(field))).toEqual([undefined, undefined]);
  });
});
