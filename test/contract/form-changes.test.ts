import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeadRequest } from '../../contract/entities/lead.ts';
import { describeShown } from '../../contract/form-fields.ts';
import { createLead } from './support/lead.ts';
import { fixtureFolder, runApp, type TestApp } from './support/run-app.ts';

let folder: string;
let app: TestApp;
let shown: LeadRequest['shown'];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
  await cp(fixtureFolder, folder, { recursive: true });
  app = await runApp({ CONTENT_DIR: folder });
  const form = app.content.find('form', 1)?.value;
  shown = form && describeShown(form);
});
afterEach(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

/** Changes the form while a visitor has it open. */
async function change(edit: (text: string) => string): Promise<void> {
  const file = path.join(folder, 'cn/form/consult.md');
  const text = await readFile(file, 'utf8');
  const edited = edit(text);
  expect(edited).not.toBe(text);
  await writeFile(file, edited);
  await app.content.reload();
}

const withoutLine = (words: string) => (text: string) => text.replace(new RegExp(`^.*${words}.*\\n`, 'm'), '');
const value = (id: number, given: string) => ({ formFieldBO: { id }, value: given });
const filled = [value(101, '李雷'), value(102, '13800138000')];

const send = (changes: Partial<LeadRequest> = {}) => app.post('/api/internal/form', createLead({ shown, ...changes }));

async function keep(changes: Partial<LeadRequest> = {}) {
  const response = await send(changes);
  const answer = await response.json();
  expect([response.status, answer.message]).toEqual([200, 'OK']);
  const row = await app.db.selectFrom('leads').selectAll().where('id', '=', answer.data.id).executeTakeFirstOrThrow();
  return { ...row, values: JSON.parse(row.field_values) as object[] };
}

describe('a form that changes while a visitor has it open', () => {
  it('and has lost a field keeps what was typed there, under the label that the visitor saw', async () => {
    await change(withoutLine('备注'));
    const { values } = await keep({ fieldValues: [...filled, value(107, '年底前上线')] });
    expect(values).toEqual([
      { id: 101, label: '姓名', value: '李雷' },
      { id: 102, label: '手机', value: '13800138000' },
      { id: 107, label: '备注', value: '年底前上线', earlier: true },
    ]);
  });

  it('and calls a field otherwise keeps the value under the label that the visitor saw', async () => {
    await change((text) => text.replace('name: 姓名', 'name: 公司全称'));
    const { values } = await keep();
    expect(values[0]).toEqual({ id: 101, label: '姓名', value: '李雷', earlier: true });
  });

  it.each([
    { what: 'an option', edit: (text: string) => text.replace('[制造, 零售]', '[零售]'), id: 104, given: '制造' },
    { what: 'the choice of something other', edit: withoutTurnOn, id: 104, given: '其他（租赁, 物流）' },
    { what: 'one of two', edit: (text: string) => text.replace('[ERP, HCM]', '[ERP]'), id: 105, given: 'ERP, HCM' },
    { what: 'all', edit: (text: string) => text.replace("['1-99', '100+']", '[S, L]'), id: 106, given: '1-99' },
  ])('and has lost $what keeps what was chosen', async ({ edit, id, given }) => {
    await change(edit);
    const { values } = await keep({ fieldValues: [...filled, value(id, given)] });
    expect(values.at(-1)).toMatchObject({ id, value: given, earlier: true });
  });

  it('asks nothing that the visitor has not seen', async () => {
    await change((text) => text.replace(/---\n$/, '  - { id: 108, name: 预算, type: INPUT }\n---\n'));
    await change((text) => text.replace('name: 邮箱, type: EMAIL, required: false', 'name: 邮箱, type: EMAIL'));
    expect((await keep()).values).toHaveLength(2);
  });

  it('takes what was right when it was typed: a field that is now a mail address was a name', async () => {
    await change((text) => text.replace('name: 姓名, type: INPUT', 'name: 姓名, type: EMAIL'));
    expect((await keep()).values[0]).toEqual({ id: 101, label: '姓名', value: '李雷', earlier: true });
  });

  it.each([
    { what: 'is a draft by now', edit: (text: string) => text.replace('id: 1\n', 'id: 1\ndraft: true\n'), earlier: {} },
    {
      what: 'was replaced by another',
      edit: (text: string) => text.replace('id: 1\n', 'id: 77\n'),
      earlier: { earlier: true },
    },
  ])('and $what is kept as it was seen', async ({ edit, earlier }) => {
    await change(edit);
    const { form_id, form_name, values } = await keep();
    expect([form_id, form_name]).toEqual([1, '预约顾问']);
    expect(values).toEqual([
      { id: 101, label: '姓名', value: '李雷', ...earlier },
      { id: 102, label: '手机', value: '13800138000', ...earlier },
    ]);
  });

  it('still holds what was typed against the rules that the visitor saw', async () => {
    await change(withoutLine('手机'));
    const response = await send({ fieldValues: [value(101, ' '), value(102, '12')] });
    expect(response.status).toBe(422);
    expect((await response.json()).data.faults).toEqual([
      { field: '101', message: '姓名不能为空' },
      { field: '102', message: '请输入正确的手机号码' },
    ]);
  });

  it('is the same lead when it is sent again, in whichever order the fields stand by then', async () => {
    const again = () => app.post('/api/internal/form', createLead({ shown }), { 'idempotency-key': 'k' });
    const first = await (await again()).json();
    await change((text) => text.replace(/^( {2}- \{ id: 101.*\n)( {2}- \{ id: 102.*\n)/m, '$2$1'));
    shown?.fields.reverse();
    expect((await (await again()).json()).data).toEqual(first.data);
  });

  it('asks for consent anew where the policy is another, and for none where there is none', async () => {
    const file = path.join(folder, 'cn/site/cn.md');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('version: 2026-01', 'version: 2026-09'));
    await app.content.reload();
    const response = await send();
    expect(response.status).toBe(422);
    expect((await response.json()).data.faults).toEqual([
      { field: 'consent', message: '隐私政策已更新，请阅读新版并重新勾选' },
    ]);
    await keep({ consent: { policyVersion: '2026-09' } });

    await writeFile(file, text.replace(/^privacyPolicy.*\n/m, ''));
    await app.content.reload();
    const lead = await keep();
    expect(lead).toMatchObject({ consent_version: null, consent_at: null });
    expect(JSON.parse(lead.traffic ?? '')).toMatchObject({ dropped: ['consent'] });
  });
});

function withoutTurnOn(text: string): string {
  return text.replace(', openOther: TURNON', '');
}

describe("a stranger's script that says nothing of what was seen", () => {
  it.each([
    { what: 'a field', changes: { fieldValues: [...filled, value(999, 'x')] }, status: 422, field: /^fieldValues\.2/ },
    { what: 'an option', changes: { fieldValues: [...filled, value(106, 'x')] }, status: 422, field: /^106$/ },
    { what: 'a form', changes: { form: { id: 77 } }, status: 404, field: /^form\.id$/ },
  ])('is refused $what that is not there, by name', async ({ changes, status, field }) => {
    const response = await send({ shown: undefined, ...changes });
    expect(response.status).toBe(status);
    expect((await response.json()).data.faults).toEqual([
      { field: expect.stringMatching(field), message: expect.any(String) },
    ]);
  });

  it.each([
    { why: 'without consent', consent: undefined, message: '请先阅读并同意隐私政策' },
    {
      why: 'with consent to what never was',
      consent: { policyVersion: '1999-01' },
      message: '隐私政策已更新，请阅读新版并重新勾选',
    },
  ])('is refused $why', async ({ consent, message }) => {
    const response = await send({ shown: undefined, consent });
    expect(response.status).toBe(422);
    expect((await response.json()).data.faults).toEqual([{ field: 'consent', message }]);
  });

  it('is refused a field that has two values, by name', async () => {
    const response = await send({ fieldValues: [...filled, value(101, '韩梅梅')] });
    expect(response.status).toBe(400);
    expect((await response.json()).data.faults).toEqual([
      { field: 'fieldValues.2.formFieldBO.id', message: expect.stringContaining('101') },
    ]);
  });

  it('gets no more leads through by sending them to forms that are no more', async () => {
    const strict = await runApp({ CONTENT_DIR: folder, RATE_LIMIT: '2' });
    const statuses: number[] = [];
    for (const id of [77, 78, 79])
      statuses.push((await strict.post('/api/internal/form', createLead({ shown, form: { id } }))).status);
    await strict.stop();
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('a site that drops its privacy policy while a form is open', () => {
  it('takes the lead without a consent to what is no more, and notes that there was one', async () => {
    const file = path.join(folder, 'cn/site/cn.md');
    await writeFile(file, withoutLine('privacyPolicy')(await readFile(file, 'utf8')));
    await app.content.reload();
    const response = await send({ fieldValues: filled });
    expect(response.status).toBe(200);
    const lead = await app.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ consent_version: null, consent_at: null });
    expect(JSON.parse(lead.traffic ?? '').dropped).toEqual(['consent']);
  });
});
