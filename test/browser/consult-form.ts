import type { Locator, Page, Request } from '@playwright/test';
import { tabTo } from './support.ts';

/** The consult form in both languages: its words, what is typed into it and what then has to be sent. */
export const consult = {
  cn: {
    formId: 1,
    siteId: 1,
    title: '预约顾问',
    name: { label: '姓名', id: 101, value: '王小明' },
    company: { label: '公司名称', id: 102, value: '海岳机械有限公司' },
    phone: { label: '手机号码', id: 103, value: '13812345678' },
    email: { label: '工作邮箱', id: 104, value: 'wang@haiyue.example' },
    industry: { label: '所属行业', id: 105, value: '零售消费' },
    interests: { label: '感兴趣的产品', id: 106, values: ['企业资源计划', '供应链与采购'] },
    size: { label: '企业规模', id: 107, value: '100人以下' },
    more: { label: '补充说明', id: 108, value: '年底前上线' },
    consent: '我已阅读并同意',
    send: '提交',
    close: '关闭',
    invalid: '请正确填写',
    sent: '提交成功',
    nameMissing: '姓名不能为空',
    sizeMissing: '企业规模不能为空',
    phoneWrong: '请输入正确的手机号码',
    emailWrong: '请输入正确的邮箱',
    consentMissing: '请先阅读并同意隐私政策',
    lost: '网络不稳定，无法确认是否已提交成功。您填写的内容都还在：请不要关闭本页，将自动重新提交，您也可以再次点击提交，重复提交只算一份。',
    thanks: '感谢您的信任',
    done: '完成',
  },
  en: {
    formId: 4001,
    siteId: 2,
    title: 'Talk to an adviser',
    name: { label: 'Name', id: 400101, value: 'Ada Byron' },
    company: { label: 'Company', id: 400102, value: 'Thistle & Daughters' },
    phone: { label: 'Phone', id: 400103, value: '+44 20 7946 0000' },
    email: { label: 'Work email', id: 400104, value: 'ada@thistle.example' },
    industry: { label: 'Industry', id: 400105, value: 'Retail & consumer' },
    interests: {
      label: 'What you would like to discuss',
      id: 400106,
      values: ['Enterprise resource planning', 'Supply chain & procurement'],
    },
    size: { label: 'Company size', id: 400107, value: 'Under 100' },
    more: { label: 'Anything else', id: 400108, value: 'Live by the end of the year' },
    consent: 'I have read and agree to the',
    send: 'Send',
    close: 'Close',
    invalid: 'Please check the form',
    sent: 'Sent',
    nameMissing: 'Name is required',
    sizeMissing: 'Company size is required',
    phoneWrong: 'Please enter an 11-digit mainland China mobile number',
    emailWrong: 'Please enter a valid email address, such as name@company.com',
    consentMissing: 'Please agree to the privacy policy first',
    lost: 'The connection failed, so we do not know whether your details arrived. Nothing you typed is lost: while this page stays open, it will be sent again by itself, or send it again now. It will count only once.',
    thanks: 'Thank you',
    done: 'Done',
  },
} as const;

export type Mark = keyof typeof consult;

/** The values that a filled form has to send, in the form's order. */
export function expectedValues(mark: Mark) {
  const { name, company, phone, email, industry, interests, size, more } = consult[mark];
  return [
    ...[name, company, phone, email, industry].map(({ id, value }) => ({ formFieldBO: { id }, value })),
    { formFieldBO: { id: interests.id }, value: interests.values.join(', ') },
    ...[size, more].map(({ id, value }) => ({ formFieldBO: { id }, value })),
  ];
}

/** The form's controls as a visitor finds them, within the page, a dialog or one element. */
export function findForm(place: Page | Locator, mark: Mark) {
  const words = consult[mark];
  const form = place.getByRole('form', { name: words.title });
  const textbox = ({ label }: { label: string }) => form.getByLabel(label, { exact: true });
  return {
    form,
    name: textbox(words.name),
    company: textbox(words.company),
    phone: textbox(words.phone),
    email: textbox(words.email),
    industry: form.getByRole('combobox', { name: words.industry.label }),
    interests: form.locator('summary').filter({ visible: true }).first(),
    interest: (name: string) => form.getByRole('checkbox', { name, exact: true }),
    size: (name: string) => form.getByRole('radio', { name, exact: true }),
    more: form.getByRole('textbox', { name: words.more.label }),
    consent: form.getByRole('checkbox', { name: words.consent }),
    send: form.getByRole('button', { name: words.send, exact: true }),
  };
}

export type FormParts = ReturnType<typeof findForm>;

/** Fills every field by keyboard alone, from wherever the focus is to the button that sends. */
export async function fillByKeyboard(page: Page, parts: FormParts, mark: Mark): Promise<void> {
  const { keyboard } = page;
  const words = consult[mark];
  for (const field of ['name', 'company', 'phone', 'email'] as const) {
    await tabTo(parts[field]);
    await keyboard.type(words[field].value);
  }
  await tabTo(parts.industry);
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await tabTo(parts.interests);
  await keyboard.press('Enter');
  for (const value of words.interests.values) {
    await tabTo(parts.interest(value));
    await keyboard.press('Space');
  }
  await tabTo(parts.size(words.size.value));
  await keyboard.press('Space');
  await tabTo(parts.more);
  await keyboard.type(words.more.value);
  await tabTo(parts.consent);
  await keyboard.press('Space');
  await tabTo(parts.send);
}

/** Fills every field at once, for tests that are about something else. */
export async function fill(parts: FormParts, mark: Mark): Promise<void> {
  const words = consult[mark];
  for (const field of ['name', 'company', 'phone', 'email', 'more'] as const)
    await parts[field].fill(words[field].value);
  await parts.industry.selectOption(words.industry.value);
  await parts.interests.click();
  for (const value of words.interests.values) await parts.interest(value).check();
  // The list lies over what comes next.
  await parts.interests.click();
  await parts.size(words.size.value).check();
  await parts.consent.check();
}

/**
 * Fills in, in English, what is asked for before a white paper may be read: in the page, a dialog or one element.
 * @returns the button that sends it
 */
export async function fillPaperForm(place: Page | Locator): Promise<Locator> {
  const words = consult.en;
  const form = place.getByRole('form', { name: 'Get the white paper' });
  for (const field of ['name', 'company', 'phone', 'email'] as const)
    await form.getByLabel(words[field].label, { exact: true }).fill(words[field].value);
  await form.getByRole('combobox').selectOption('Manufacturing');
  await form.getByRole('checkbox', { name: words.consent }).check();
  return form.getByRole('button', { name: words.send, exact: true });
}

/** A visitor's sending of a form, and not the preflight before it. */
export function isLead(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname === '/api/internal/form';
}
