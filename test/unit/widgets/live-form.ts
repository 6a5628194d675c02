import { vi } from 'vitest';
import type { Form } from '../../../contract/entities/form.ts';
import type { Site } from '../../../contract/entities/site.ts';
import '../../../widgets/form/form.define.ts';
import { forgetDraft } from '../../../widgets/form/kept-draft.ts';
import { replacePromised } from '../../../widgets/form/promised.ts';
import { completeBrowser } from '../kit/support/browser.ts';
import { clearPage } from '../kit/support/greeting.tsx';
import { sites } from './show-widget.tsx';

/** The same form in both languages, with fields in the same places. */
const forms: Record<number, Form> = {
  1: {
    id: 4001,
    name: 'Talk to us',
    formFields: [
      { id: 201, name: 'Company', type: 'INPUT' },
      { id: 202, name: 'Phone', type: 'PHONE' },
      { id: 203, name: 'Size', type: 'RADIO', fieldOptions: ['Small', 'Large'], required: 'FALSE' },
      {
        id: 204,
        name: 'Interests',
        type: 'CHECKBOX',
        fieldOptions: ['Finance', 'People'],
        openOther: 'TURNON',
        required: 'FALSE',
      },
    ],
  },
  2: {
    id: 1,
    name: '联系我们',
    formFields: [
      { id: 101, name: '公司', type: 'INPUT' },
      { id: 102, name: '电话', type: 'PHONE' },
      { id: 103, name: '规模', type: 'RADIO', fieldOptions: ['小型', '大型'], required: 'FALSE' },
      {
        id: 104,
        name: '领域',
        type: 'CHECKBOX',
        fieldOptions: ['财务', '人力'],
        openOther: 'TURNON',
        required: 'FALSE',
      },
    ],
  },
};

/** A lead as it arrived at the content server. */
interface Received {
  key: string | undefined;
  body: { fieldValues: { formFieldBO: { id: number }; value: string }[] } & Record<string, unknown>;
}

/** Of two visitors, as they are sent. */
const phones = ['13800138000', '13900139000'];

let pages = 0;

/** A partner's page with a living form, and the content server behind it. */
export class FormPage {
  readonly received: Received[] = [];
  /** What would end each of them. */
  readonly signals: RequestInit['signal'][] = [];
  readonly told: { type: string; detail: Record<string, unknown> }[] = [];
  /** What the server answers to a lead; one that never resolves keeps it waiting. */
  answer: () => Promise<Response> | Response = () => envelope({ id: 'lead-1' });
  /** The site's privacy policy, which may change while the form is open. */
  policy: Site['privacyPolicy'];
  readonly element: HTMLElement;

  constructor(written = '', { policy, vitrine = {} }: { policy?: Site['privacyPolicy']; vitrine?: object } = {}) {
    completeBrowser();
    this.policy = policy;
    document.documentElement.lang = 'en';
    vi.stubGlobal('vtApi', { origin: `https://forms-${++pages}.example`, ...vitrine });
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => this.#serve(address, init));
    document.body.innerHTML = `<vt-form ${written}></vt-form>`;
    this.element = document.body.firstElementChild as HTMLElement;
    for (const type of ['vt-open', 'vt-close', 'vt-start', 'vt-submit', 'vt-error']) {
      this.element.addEventListener(type, (event) => {
        this.told.push({ type, detail: (event as CustomEvent).detail });
      });
    }
  }

  async #serve(address: string, { method, headers, body, signal }: RequestInit) {
    const [, path = ''] = address.split('/api/internal');
    const known = Object.values(sites).map((site) => ({ ...site, privacyPolicy: this.policy }));
    if (path === '/site/list') return envelope(known);
    if (/^\/site\/\d+$/.test(path)) return envelope(known.find(({ id }) => path === `/site/${id}`));
    if (path.endsWith('/dictionary')) return envelope({});
    if (method === 'GET') {
      const form = forms[path.endsWith('site=1') ? 2 : 1];
      return envelope(path.startsWith('/form/4002') ? { ...form, id: 4002, thanks: 'A seat is kept for you.' } : form);
    }
    const key = (headers as Record<string, string>)['Idempotency-Key'];
    this.signals.push(signal);
    this.received.push({ key, body: JSON.parse(String(body)) });
    return this.answer();
  }

  find<Kind extends HTMLElement = HTMLInputElement>(selector: string): Kind {
    return this.element.shadowRoot?.querySelector(selector) as Kind;
  }

  has(selector: string): boolean {
    return Boolean(this.find(selector));
  }

  /** Types into a field as a visitor does. */
  type(field: string, words: string): void {
    const control = this.find(`[name="${field}"]`);
    control.focus();
    control.value = words;
    control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }

  /** Fills in what is required. */
  fillIn(): void {
    const [company, phone] = this.has('[name="field-201"]') ? [201, 202] : [101, 102];
    this.type(`field-${company}`, 'ACME');
    this.type(`field-${phone}`, '+86 138-0013-8000');
  }

  send(): void {
    this.find('button[type="submit"]').click();
  }

  errorOf(field: number | string): string | undefined {
    return this.find(`[data-field="${field}"] .error`)?.textContent || undefined;
  }

  get toasts(): string[] {
    return [...(this.element.shadowRoot?.querySelectorAll('[role="status"]') ?? [])].map(
      ({ textContent }) => textContent ?? '',
    );
  }

  toldOf(type: string) {
    return this.told.filter((each) => each.type === type).map(({ detail }) => detail);
  }

  /** Once the form stands in the page with its listeners. */
  async live(): Promise<this> {
    await vi.waitFor(() => {
      if (this.element.dataset.vtReady === undefined) throw new Error('The form is not there yet.');
    });
    return this;
  }
}

export function envelope(data: unknown): Response {
  return Response.json({ code: '200', message: '', data });
}

export function refusal(status: number, message: string, faults: { field: string; message: string }[] = []): Response {
  return Response.json({ code: String(status), message, data: { faults } }, { status });
}

/** Leaves the page as a browser opens an empty one, in a new session. */
export async function leaveForm(): Promise<void> {
  // What the element does as it leaves takes a moment of its own.
  vi.useRealTimers();
  await clearPage();
  const draftNames = Object.values(forms).map(({ id }) => `vt-draft-${id}`);
  for (const name of draftNames) forgetDraft(name);
  // What still waits is sent from no page of the next test.
  replacePromised(phones, draftNames);
  sessionStorage.clear();
}
