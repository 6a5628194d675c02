import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { envelope, FormPage, leaveForm, refusal } from './live-form.ts';

vi.mock('../../../widgets/form/device-id.ts', () => ({ computeDeviceId: async () => 'device-1' }));

let page: FormPage;
beforeEach(async () => {
  page = await new FormPage('form-id="4001"').live();
});
afterEach(leaveForm);

const thanked = () => vi.waitFor(() => expect(page.has('.thanks')).toBe(true));
const refused = () => vi.waitFor(() => expect(page.toasts).toEqual(['Please check the form']));
/** Until it was sent in vain so often, while no time goes by. */
async function tried(times: number): Promise<void> {
  while (page.toldOf('vt-error').length < times) await vi.advanceTimersByTimeAsync(0);
}
const failed = () => vi.waitFor(() => expect(page.has('[role="alert"]')).toBe(true));

const offline: FormPage['answer'] = () => Promise.reject(new TypeError('Failed to fetch'));

/** Fills the form in and sends it, to an answer that is none of its lead. */
async function sendInVain(answer = offline): Promise<void> {
  page.answer = answer;
  page.fillIn();
  page.send();
  await failed();
}

/** Sends it once more, to a server that keeps it. */
async function sendAgain(): Promise<void> {
  page.answer = () => envelope({ id: 'lead-1' });
  page.send();
  await thanked();
}

/** Leaves the page and comes again, which is no move within it. */
async function comeBack(): Promise<void> {
  page.element.remove();
  await vi.waitFor(() => expect(page.has('form')).toBe(false));
  document.body.append(page.element);
  await vi.waitFor(() => expect(page.find('[role="alert"]').textContent).toContain('so it is here again'));
}

/** Keeps what is sent waiting for its answer. @returns what gives it */
function hold(): (answer: Response) => void {
  let arrive = (_answer: Response) => {};
  page.answer = () =>
    new Promise<Response>((resolve) => {
      arrive = resolve;
    });
  return (answer) => arrive(answer);
}

describe('a form that is filled in', () => {
  it('is sent as the call wants it', async () => {
    page.fillIn();
    page.find('[name="field-203"][value="Large"]').click();
    page.find('[name="field-204"][value="OTHER"]').click();
    page.find('[name="field-204"][value="People"]').click();
    page.type('field-204-other', 'Law');
    page.send();
    await thanked();
    expect(page.received).toHaveLength(1);
    expect(page.received[0]?.body).toMatchObject({
      site: { id: 2 },
      form: { id: 4001 },
      fieldValues: [
        { formFieldBO: { id: 201 }, value: 'ACME' },
        { formFieldBO: { id: 202 }, value: '13800138000' },
        { formFieldBO: { id: 203 }, value: 'Large' },
        { formFieldBO: { id: 204 }, value: 'People, Other (Law)' },
      ],
      formTypeSource: 'INDEX_MODEL',
      trafficAccessReq: { deviceType: 2, deviceId: 'device-1', logidUrl: location.href },
      elapsed: expect.any(Number),
    });
  });

  it('is answered with thanks in its place, and a word for everybody', async () => {
    page.fillIn();
    page.send();
    await thanked();
    expect(page.has('form')).toBe(false);
    await vi.waitFor(() => expect(page.toasts).toEqual(['Sent']));
  });

  it.each([
    ['4001', 'We have received your details. An adviser will contact you within one business day.'],
    ['4002', 'A seat is kept for you.'],
  ])('is thanked for in its own words, if form %s has some', async (id, words) => {
    const own = await new FormPage(`form-id="${id}"`).live();
    own.fillIn();
    own.send();
    await vi.waitFor(() => expect(own.find('.thanks p').textContent).toBe(words));
  });

  it('tells the page of its lead', async () => {
    page.fillIn();
    page.send();
    await thanked();
    const values = [
      { id: 201, name: expect.any(String), value: 'ACME' },
      { id: 202, name: expect.any(String), value: '13800138000' },
    ];
    expect(page.toldOf('vt-submit')).toEqual([{ formId: 4001, id: 'lead-1', values }]);
  });

  it('tells the page once that a visitor has begun with it, and again for the next lead', async () => {
    page.find('[name="field-201"]').focus();
    page.fillIn();
    page.type('field-201', 'Farsail');
    await vi.waitFor(() => expect(page.toldOf('vt-start')).toEqual([{ formId: 4001 }]));
    page.send();
    await thanked();
    page.find('.thanks button').click();
    await vi.waitFor(() => expect(page.has('form')).toBe(true));
    expect(page.toldOf('vt-start')).toHaveLength(1);
    page.fillIn();
    await vi.waitFor(() => expect(page.toldOf('vt-start')).toHaveLength(2));
  });

  it('tells nothing of having begun to who only looks', async () => {
    page.find('[name="field-201"]').focus();
    page.send();
    await refused();
    expect(page.toldOf('vt-start')).toEqual([]);
  });

  it('takes the focus with its thanks, and gives it back with an empty form', async () => {
    const focused = () => page.element.shadowRoot?.activeElement;
    page.fillIn();
    page.send();
    await thanked();
    expect(focused()).toBe(page.find('.thanks'));
    page.find('.thanks button').click();
    await vi.waitFor(() => expect(page.has('form')).toBe(true));
    expect(page.find('[name="field-201"]').value).toBe('');
    expect(focused()).toBe(page.find('[name="field-201"]'));
  });
});

describe('a form that the page around it wants to look at before', () => {
  const listen = (listener: (event: CustomEvent) => void) =>
    page.element.addEventListener('vt-before-submit', listener as EventListener);

  it('shows it what would be sent, and only what is filled in rightly', async () => {
    const shown: unknown[] = [];
    listen(({ detail: { formId, values } }) => shown.push({ formId, values }));
    page.send();
    await refused();
    expect(shown).toEqual([]);
    page.fillIn();
    page.send();
    await thanked();
    const values = [
      { id: 201, name: 'Company', value: 'ACME' },
      { id: 202, name: 'Phone', value: '13800138000' },
    ];
    expect(shown).toEqual([{ formId: 4001, values }]);
  });

  it.each([
    ['prevents it', (event: CustomEvent) => event.preventDefault(), 'This page does not let the form be sent just now'],
    [
      'refuses it in words',
      ({ detail }: CustomEvent) => detail.refuse('Only customers of ours.'),
      'Only customers of ours.',
    ],
    [
      'refuses it without a word',
      ({ detail }: CustomEvent) => detail.refuse(),
      'This page does not let the form be sent just now',
    ],
    [
      'refuses it with what is no word',
      ({ detail }: CustomEvent) => detail.refuse(Object.create(null)),
      'This page does not let the form be sent just now',
    ],
  ])('is held back where the page %s, says so and keeps what was typed', async (_how, listener, words) => {
    listen(listener);
    page.fillIn();
    page.send();
    await failed();
    expect(page.find('[role="alert"]').textContent).toContain(words);
    expect(page.find('[name="field-201"]').value).toBe('ACME');
    expect(page.received).toEqual([]);
    expect(page.toldOf('vt-submit')).toEqual([]);
  });
});

describe('a form that is on its way', () => {
  it('is not sent twice, and says that it is busy', async () => {
    const arrive = hold();
    page.fillIn();
    page.send();
    await vi.waitFor(() => expect(page.received).toHaveLength(1));
    page.send();
    page.send();
    expect(page.find('form').getAttribute('aria-busy')).toBe('true');
    expect(page.find('button[type="submit"]').textContent).toBe('Sending…');
    arrive(envelope({ id: 'lead-1' }));
    await thanked();
    expect(page.received).toHaveLength(1);
  });

  it('is one lead whatever the network does: sent again, it has the same key', async () => {
    await sendInVain();
    await sendAgain();
    const [first, second] = page.received.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('is another lead once something in it is changed, or once it was kept', async () => {
    await sendInVain();
    page.answer = () => envelope({ id: 'lead-1' });
    page.type('field-201', 'Farsail');
    page.send();
    await thanked();
    page = await new FormPage('form-id="4001"').live();
    page.fillIn();
    page.type('field-201', 'Farsail');
    page.send();
    await vi.waitFor(() => expect(page.received).toHaveLength(1));
    expect(page.received[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is another lead when the same is filled in once more', async () => {
    page.fillIn();
    page.send();
    await thanked();
    page.find('.thanks button').click();
    await vi.waitFor(() => expect(page.has('form')).toBe(true));
    page.fillIn();
    page.send();
    await vi.waitFor(() => expect(page.received).toHaveLength(2));
    expect(page.received[1]?.body.fieldValues).toEqual(page.received[0]?.body.fieldValues);
    expect(page.received[1]?.key).not.toBe(page.received[0]?.key);
  });

  it('arrives also where it has left its page meanwhile, as on a visit to another one of an application', async () => {
    const arrive = hold();
    page.fillIn();
    page.send();
    await vi.waitFor(() => expect(page.received).toHaveLength(1));
    const heard = vi.fn();
    document.addEventListener('vt-submit', heard, { once: true });
    page.element.remove();
    expect(page.signals[0]?.aborted).toBe(false);
    arrive(envelope({ id: 'lead-1' }));
    await vi.waitFor(() => expect(page.toldOf('vt-submit')).toHaveLength(1));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(sessionStorage['vt-draft-4001']).toBeUndefined();
  });

  it('is told of once where the page takes the form away as it hears that it has arrived', async () => {
    const heard = vi.fn(() => page.element.remove());
    document.addEventListener('vt-submit', heard);
    page.fillIn();
    page.send();
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    document.removeEventListener('vt-submit', heard);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('leaves its place to another form where the tag names another meanwhile, and arrives', async () => {
    const arrive = hold();
    page.fillIn();
    page.send();
    await vi.waitFor(() => expect(page.received).toHaveLength(1));
    page.element.setAttribute('form-id', '4002');
    await vi.waitFor(() => expect(page.find('[name="field-201"]').value).toBe(''));
    page.type('field-201', 'Farsail');
    arrive(envelope({ id: 'lead-1' }));
    await vi.waitFor(() => expect(page.toldOf('vt-submit')).toHaveLength(1));
    expect(page.has('.thanks')).toBe(false);
    expect(page.find('[name="field-201"]').value).toBe('Farsail');
  });
});

describe('a form with faults', () => {
  it('is not sent; each error stands beside its field, tied to it', async () => {
    page.type('field-202', '12345');
    page.send();
    await refused();
    expect(page.received).toEqual([]);
    expect([201, 202, 203].map((field) => page.errorOf(field))).toEqual([
      'Company is required',
      'Please enter an 11-digit mainland China mobile number',
      undefined,
    ]);
    const control = page.find('[name="field-202"]');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(page.find(`#${control.getAttribute('aria-describedby')}`).textContent).toBe(page.errorOf(202));
  });

  it('leads the visitor to the first of them, and leaves it standing', async () => {
    page.send();
    await refused();
    await vi.waitFor(() => expect(page.element.shadowRoot?.activeElement).toBe(page.find('[name="field-201"]')));
    expect(page.errorOf(201)).toBe('Company is required');
  });

  it('leads there in a page that nobody sees too, which has no next frame', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    page.send();
    await vi.waitFor(() => expect(page.element.shadowRoot?.activeElement).toBe(page.find('[name="field-201"]')));
    expect(page.errorOf(201)).toBe('Company is required');
  });

  it('loses an error when the visitor comes to its field or changes it, and only that one', async () => {
    page.send();
    await refused();
    await vi.waitFor(() => expect(page.element.shadowRoot?.activeElement).not.toBeNull());
    page.type('field-201', 'A');
    await vi.waitFor(() => expect(page.errorOf(201)).toBeUndefined());
    expect(page.errorOf(202)).toBe('Phone is required');
    page.find('[name="field-202"]').focus();
    await vi.waitFor(() => expect(page.errorOf(202)).toBeUndefined());
  });

  it('that only the server knows of shows them beside their fields', async () => {
    page.answer = () => refusal(422, 'invalid', [{ field: '202', message: 'This number is not in use' }]);
    page.fillIn();
    page.send();
    await refused();
    expect(page.errorOf(202)).toBe('This number is not in use');
    expect(page.find('[name="field-201"]').value).toBe('ACME');
  });
});

/** What stands where the server should be, as a proxy or the log-in page of a network. */
const html = (status: number) => new Response('<h1>Hello</h1>', { status, headers: { 'content-type': 'text/html' } });
const unknown = 'we do not know whether your details arrived';
const busy = (status: number, seconds: string) =>
  Response.json({ code: String(status), message: 'busy', data: null }, { status, headers: { 'retry-after': seconds } });

describe('a form that could not be kept', () => {
  it.each([
    ['the network failed', () => Promise.reject(new TypeError('Failed to fetch')), unknown, 'unknown'],
    ['the server is down', () => refusal(503, 'down'), 'try again shortly', 'busy'],
    ['the server is down for a while', () => busy(503, '10'), 'please try again in 10 seconds.', 'busy'],
    ['there are too many', () => busy(429, '42'), 'please try again in 42 seconds.', 'busy'],
    ['there are too many for long', () => busy(429, '3000'), 'please try again in 50 minutes.', 'busy'],
    ['the server failed on it', () => refusal(500, 'broken'), unknown, 'unknown'],
    ['a proxy failed', () => html(502), unknown, 'unknown'],
    ['a proxy is busy', () => html(503), 'try again shortly', 'busy'],
    ['the network wants a log-in first', () => html(200), unknown, 'unknown'],
    ['somebody in between answers for the server', () => Response.json({ error: 'offline' }), unknown, 'unknown'],
    ['the answer says nothing of a lead', () => Response.json('ok'), unknown, 'unknown'],
    ['the answer says nothing at all', () => Response.json(null), unknown, 'unknown'],
    ['the answer is empty', () => new Response(), unknown, 'unknown'],
    ['the answer is no more than a no', () => Response.json(false), unknown, 'unknown'],
    ['it is refused', () => refusal(404, 'there is no such site'), 'not accepted: there is no such site', 'refused'],
    [
      'what is wrong is in no field',
      () => refusal(422, 'odd', [{ field: '999', message: 'odd' }]),
      'not accepted: odd',
      'refused',
    ],
  ])('says so, because %s, and keeps what was typed', async (_why, answer, words, code) => {
    page.answer = answer;
    page.fillIn();
    page.send();
    await failed();
    expect(page.find('[role="alert"]').textContent).toContain(words);
    expect(page.find('[name="field-201"]').value).toBe('ACME');
    expect(page.find('button[type="submit"]').textContent).toBe('Send');
    expect(page.toldOf('vt-error')).toEqual([{ error: expect.any(Error), code }]);
  });

  it('says that nothing was sent where there was no network from the start', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await sendInVain();
    expect(page.find('[role="alert"]').textContent).toContain('You are offline, so nothing was sent');
  });

  it('is sent by itself once there is a network again, as the same lead', async () => {
    await sendInVain();
    page.answer = () => envelope({ id: 'lead-1' });
    const elsewhere = document.createElement('input');
    document.body.append(elsewhere);
    elsewhere.focus();
    window.dispatchEvent(new Event('online'));
    await thanked();
    expect(page.toldOf('vt-submit')).toHaveLength(1);
    expect(document.activeElement, 'the visitor is busy with something else').toBe(elsewhere);
    expect(page.received).toHaveLength(2);
    window.dispatchEvent(new Event('online'));
    expect(page.received).toHaveLength(2);
  });

  it('is sent by itself also where it has left its page, until the server has it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    page.fillIn();
    page.send();
    await tried(1);
    page.element.remove();
    const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => refusal(503, 'down')];
    for (const [times, answer] of [...answers, () => envelope({ id: 'lead-1' })].entries()) {
      page.answer = answer;
      await vi.advanceTimersByTimeAsync(5_000 * 2 ** times);
      expect(page.received).toHaveLength(times + 2);
    }
    expect(page.toldOf('vt-submit')).toHaveLength(1);
    expect(sessionStorage['vt-draft-4001']).toBeUndefined();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(new Set(page.received.map(({ key }) => key)).size).toBe(1);
    expect(page.received).toHaveLength(4);
  });

  it('that left its page while the server was busy is sent by itself, too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrive = hold();
    page.fillIn();
    page.send();
    while (page.received.length === 0) await vi.advanceTimersByTimeAsync(0);
    page.element.remove();
    arrive(refusal(503, 'down'));
    await tried(1);
    page.answer = () => envelope({ id: 'lead-1' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(page.toldOf('vt-submit')).toHaveLength(1);
  });

  it('that has left its page is given up where the server refuses it, and is there again when it comes back', async () => {
    await sendInVain();
    page.element.remove();
    page.answer = () => refusal(404, 'there is no such site');
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(page.received).toHaveLength(2));
    await comeBack();
    expect(page.find('[name="field-201"]').value).toBe('ACME');
    window.dispatchEvent(new Event('online'));
    expect(page.received).toHaveLength(2);
  });

  it('is one lead where it was sent by itself, and by its visitor once it has come back', async () => {
    await sendInVain();
    await comeBack();
    page.answer = () => envelope({ id: 'lead-1' });
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(page.toldOf('vt-submit')).toHaveLength(1));
    page.send();
    await thanked();
    expect(page.received).toHaveLength(3);
    expect(new Set(page.received.map(({ key }) => key)).size).toBe(1);
  });

  it('is not sent by itself once its visitor has begun to correct it where it has come back', async () => {
    await sendInVain();
    await comeBack();
    page.answer = () => envelope({ id: 'lead-1' });
    page.type('field-201', 'Farsail');
    window.dispatchEvent(new Event('online'));
    page.send();
    await thanked();
    expect(page.received).toHaveLength(2);
  });

  it('is one lead where the same was sent from another form of its page meanwhile', async () => {
    await sendInVain();
    const [first] = page.received;
    page.answer = () => envelope({ id: 'lead-1' });
    const other = page.element.cloneNode() as HTMLElement;
    document.body.append(other);
    const inOther = (selector: string) => other.shadowRoot?.querySelector<HTMLInputElement>(selector);
    await vi.waitFor(() => expect(inOther('[name="field-201"]')?.value).toBe('ACME'));
    inOther('button[type="submit"]')?.click();
    await vi.waitFor(() => expect(inOther('.thanks')).toBeTruthy());
    window.dispatchEvent(new Event('online'));
    await thanked();
    expect(page.received.map(({ key }) => key)).toEqual([first?.key, first?.key, first?.key]);
  });

  it.each([
    ['by itself', () => window.dispatchEvent(new Event('online'))],
    ['by its visitor', () => page.send()],
  ])(
    'is the same lead where its page speaks another language by now, and it is sent again %s',
    async (_by, sendAgain) => {
      await sendInVain();
      document.documentElement.lang = 'zh-CN';
      await vi.waitFor(() => expect(page.find('[name="field-101"]').value).toBe('ACME'));
      page.answer = () => envelope({ id: 'lead-1' });
      sendAgain();
      await thanked();
      expect(page.received[1]).toEqual(page.received[0]);
      expect(Object.keys({ ...sessionStorage })).toEqual([]);
    },
  );

  it.each([
    ['in the same form', async () => {}],
    ['where it has come back', comeBack],
  ])('is not sent as it was once its visitor has corrected and sent it: %s', async (_where, goOn) => {
    await sendInVain();
    await goOn();
    page.answer = () => envelope({ id: 'lead-1' });
    page.type('field-201', 'Farsail');
    page.send();
    await thanked();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(page.toasts).toEqual(['Sent']));
    expect(page.received).toHaveLength(2);
  });

  it('waits for the visitor who has changed something meanwhile, says so, and keeps that, too', async () => {
    await sendInVain();
    page.type('field-201', 'Another');
    expect(sessionStorage['vt-draft-4001']).toContain('Another');
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() =>
      expect(page.find('[role="alert"]').textContent).toContain('You have changed the form since'),
    );
    expect(page.received).toHaveLength(1);
    expect(page.find('[name="field-201"]').value).toBe('Another');
  });

  describe('and whose form another has filled in since', () => {
    /** As on a tablet that goes from hand to hand. */
    const fillInAnew = () => {
      page.type('field-201', 'Farsail');
      page.type('field-202', '13900139000');
    };
    const companies = () => page.received.map(({ body }) => body.fieldValues[0]?.value);

    it.each([
      ['in the same form', async () => {}],
      ['where it has come back', comeBack],
    ])('is sent all the same, under its own key: %s', async (_where, goOn) => {
      await sendInVain();
      await goOn();
      fillInAnew();
      page.send();
      await vi.waitFor(() => expect(page.toldOf('vt-error')).toHaveLength(2));
      page.answer = () => envelope({ id: 'lead' });
      window.dispatchEvent(new Event('online'));
      await thanked();
      await vi.waitFor(() => expect(page.toldOf('vt-submit')).toHaveLength(2));
      expect(new Set(companies())).toEqual(new Set(['ACME', 'Farsail']));
      expect(new Set(page.received.map(({ key }) => key)).size).toBe(2);
      const { length } = page.received;
      expect(Object.keys({ ...sessionStorage }).filter((name) => name.startsWith('vt-draft'))).toEqual([]);
      window.dispatchEvent(new Event('online'));
      await vi.waitFor(() => expect(page.toasts).toEqual(['Sent']));
      expect(page.received).toHaveLength(length);
    });

    it.each([
      ['in the same form', async () => {}],
      ['where it has come back', comeBack],
    ])('is sent as soon as there is a network for the other: %s', async (_where, goOn) => {
      await sendInVain();
      await goOn();
      page.answer = () => envelope({ id: 'lead' });
      fillInAnew();
      page.send();
      await vi.waitFor(() => expect(page.toldOf('vt-submit')).toHaveLength(2));
      expect(companies().sort()).toEqual(['ACME', 'ACME', 'Farsail']);
      expect(new Set(page.received.map(({ key }) => key)).size).toBe(2);
    });

    it('is sent where the other has not sent theirs yet, and says nothing of it', async () => {
      await sendInVain();
      page.answer = () => envelope({ id: 'lead' });
      fillInAnew();
      window.dispatchEvent(new Event('online'));
      await vi.waitFor(() => expect(page.toldOf('vt-submit')).toHaveLength(1));
      expect(companies()).toEqual(['ACME', 'ACME']);
      expect(page.has('[role="alert"]')).toBe(false);
      expect(page.find('[name="field-201"]').value).toBe('Farsail');
    });

    it('is sent although the other was first told of an error', async () => {
      await sendInVain();
      page.answer = () => envelope({ id: 'lead' });
      page.type('field-201', '');
      page.send();
      await refused();
      fillInAnew();
      page.send();
      await vi.waitFor(() => expect(page.toldOf('vt-submit')).toHaveLength(2));
      expect(companies().sort()).toEqual(['ACME', 'ACME', 'Farsail']);
    });

    it('is sent once the form is gone, where it was only being changed', async () => {
      await sendInVain();
      page.answer = () => envelope({ id: 'lead' });
      page.type('field-201', 'Farsail');
      window.dispatchEvent(new Event('online'));
      await vi.waitFor(() => expect(page.find('[role="alert"]').textContent).toContain('You have changed the form'));
      page.element.remove();
      window.dispatchEvent(new Event('online'));
      await vi.waitFor(() => expect(page.toldOf('vt-submit')).toHaveLength(1));
      expect(companies()).toEqual(['ACME', 'ACME']);
    });
  });

  it('is sent again by itself after longer and longer whiles, where the browser takes itself to have a network', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    page.fillIn();
    page.send();
    for (const [times, wait] of [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000].entries()) {
      await tried(times + 1);
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(page.received).toHaveLength(times + 1);
      page.answer = times < 7 ? page.answer : () => envelope({ id: 'lead-1' });
      await vi.advanceTimersByTimeAsync(1);
    }
    await thanked();
    expect(new Set(page.received.map(({ key }) => key)).size).toBe(1);
  });

  it('waits for a network where the browser knows that there is none', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    page.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    page.fillIn();
    page.send();
    await tried(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(page.received).toHaveLength(1);
  });

  it('waits a short while again once its visitor has pressed the button', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    page.fillIn();
    page.send();
    await tried(1);
    await vi.advanceTimersByTimeAsync(5_000);
    await tried(2);
    page.send();
    await tried(3);
    await vi.advanceTimersByTimeAsync(5_000);
    await tried(4);
  });

  it('is filled in again after a reload, and says why; consent is given anew', async () => {
    page.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    page.fillIn();
    page.find('[name="field-203"][value="Large"]').click();
    page.find('[name="field-204"][value="OTHER"]').click();
    page.type('field-204-other', 'Law');
    page.send();
    await failed();
    document.body.innerHTML = '';
    page = await new FormPage('form-id="4001"').live();
    await failed();
    expect(page.find('[role="alert"]').textContent).toContain('so it is here again');
    expect(page.find('[name="field-201"]').value).toBe('ACME');
    expect(page.find<HTMLInputElement>('[name="field-203"][value="Large"]').checked).toBe(true);
    expect(page.find('[name="field-204-other"]').value).toBe('Law');
    page.send();
    await thanked();
    document.body.innerHTML = '';
    page = await new FormPage('form-id="4001"').live();
    expect(page.find('[name="field-201"]').value).toBe('');
    expect(page.has('[role="alert"]')).toBe(false);
  });

  it('leaves after a reload what the visitor has begun to fill in anew', async () => {
    await sendInVain();
    document.body.innerHTML = '';
    page = new FormPage('form-id="4001"');
    await vi.waitFor(() => expect(page.has('[name="field-201"]')).toBe(true));
    page.find('[name="field-201"]').value = 'Farsail';
    await failed();
    expect(page.find('[name="field-201"]').value).toBe('Farsail');
    expect(page.find('[name="field-202"]').value).toBe('+86 138-0013-8000');
  });

  it('is empty again after a reload where the server has refused it', async () => {
    page.answer = () => refusal(422, 'invalid', [{ field: '202', message: 'This number is not in use' }]);
    page.fillIn();
    page.send();
    await refused();
    document.body.innerHTML = '';
    page = await new FormPage('form-id="4001"').live();
    expect(page.find('[name="field-201"]').value).toBe('');
  });

  it('is sent again under the same key where it was answered with nothing', async () => {
    await sendInVain(() => Response.json(null));
    await sendAgain();
    expect(page.received[1]?.key).toBe(page.received[0]?.key);
    expect(page.toldOf('vt-submit')).toHaveLength(1);
  });

  it('is kept where the envelope of its answer is empty, of which section 7 says nothing', async () => {
    page.answer = () => envelope(null);
    page.fillIn();
    page.send();
    await thanked();
  });

  it('says so after 20 seconds without an answer, and is sent again under the same key', async () => {
    vi.useFakeTimers();
    try {
      page.answer = () => new Promise(() => {});
      page.fillIn();
      page.send();
      await vi.waitFor(() => expect(page.received).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(20_000);
      await failed();
      expect(page.find('[role="alert"]').textContent).toContain(unknown);
      expect(page.find('button[type="submit"]').textContent).toBe('Send');
      expect(page.find('[name="field-201"]').value).toBe('ACME');
    } finally {
      vi.useRealTimers();
    }
    await sendAgain();
    expect(page.received[1]?.key).toBe(page.received[0]?.key);
  });

  it.each([
    ['null', null],
    [
      'a stand-in that throws',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('no');
          },
        },
      ),
    ],
  ])('is not one whose page has a session storage that is %s', async (_, storage) => {
    vi.stubGlobal('sessionStorage', storage);
    page.fillIn();
    page.send();
    await thanked();
    expect(page.received).toHaveLength(1);
  });

  it('is not one whose page has a toJSON on every list (Prototype 1.6)', async () => {
    Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => '[]' });
    try {
      page.fillIn();
      page.send();
      await thanked();
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
    expect(page.received[0]?.body.fieldValues).toHaveLength(2);
  });

  it('of a page that may not send says so in words, and leads to the form on our own site', async () => {
    page.answer = () => refusal(403, 'Pages of https://partner.example may not post forms here.');
    page.fillIn();
    page.send();
    await failed();
    const alert = page.find('[role="alert"]');
    expect(alert.textContent).toMatch(/^This page is not allowed to send forms to us\. Nothing you typed is lost/);
    const link = alert.querySelector('a');
    expect(link?.href).toMatch(/^https:\/\/forms-\d+\.example\/en\/form\/4001$/);
    expect(link?.target).toBe('_blank');
    expect(page.find('[name="field-201"]').value).toBe('ACME');
    expect(page.toldOf('vt-error')).toEqual([{ error: expect.any(Error), code: 'foreign' }]);
    page.answer = () => refusal(503, 'down');
    page.send();
    await vi.waitFor(() => expect(page.find('[role="alert"]').textContent).toMatch(/just now/));
    expect(page.has('[role="alert"] a')).toBe(false);
  });

  it('no longer says so once it is sent again', async () => {
    await sendInVain(() => refusal(503, 'down'));
    await sendAgain();
    expect(page.has('[role="alert"]')).toBe(false);
  });
});

describe('what a form carries unseen', () => {
  const policy = { version: '2026-01', url: '/privacy' };

  it("is the policy's version, once the visitor has agreed to it", async () => {
    page = await new FormPage('form-id="4001"', { policy }).live();
    page.fillIn();
    page.send();
    await refused();
    expect(page.errorOf('consent')).toBe('Please agree to the privacy policy first');
    page.find('[name="consent"]').click();
    await vi.waitFor(() => expect(page.errorOf('consent')).toBeUndefined());
    page.send();
    await thanked();
    expect(page.received[0]?.body.consent).toEqual({ policyVersion: '2026-01' });
  });

  it('waits for the visitor who has taken it back before there was a network again', async () => {
    page = await new FormPage('form-id="4001"', { policy }).live();
    page.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    page.fillIn();
    page.find('[name="consent"]').click();
    page.send();
    await failed();
    page.find('[name="consent"]').click();
    window.dispatchEvent(new Event('online'));
    expect(page.errorOf('consent')).toBeUndefined();
    expect(page.find('form').ariaBusy).not.toBe('true');
    expect(page.received).toHaveLength(1);
  });

  it('is asked for anew when the policy has changed while the form was open, and nothing has to be typed again', async () => {
    page = await new FormPage('form-id="4001"', { policy }).live();
    page.fillIn();
    page.find('[name="consent"]').click();
    page.policy = { version: '2026-09', url: '/privacy' };
    page.answer = () => refusal(422, 'consent', [{ field: 'consent', message: 'The privacy policy has changed.' }]);
    page.send();
    await refused();
    expect(page.errorOf('consent')).toBe('The privacy policy has changed.');
    await vi.waitFor(() => expect(page.find('[name="consent"]').value).toBe('2026-09'));
    expect(page.find('[name="consent"]').checked).toBe(false);
    expect(page.find('[name="field-201"]').value).toBe('ACME');
    page.answer = () => envelope({ id: 'lead-1' });
    page.find('[name="consent"]').click();
    page.send();
    await thanked();
    expect(page.received.map(({ body }) => body.consent)).toEqual([
      { policyVersion: '2026-01' },
      { policyVersion: '2026-09' },
    ]);
  });

  it('is the form as the visitor saw it', async () => {
    page.fillIn();
    page.send();
    await thanked();
    expect(page.received[0]?.body.shown).toEqual({
      name: 'Talk to us',
      fields: [
        { id: 201, name: 'Company', type: 'INPUT', required: true },
        { id: 202, name: 'Phone', type: 'PHONE', required: true },
        { id: 203, name: 'Size', type: 'RADIO', required: false },
        { id: 204, name: 'Interests', type: 'CHECKBOX', required: false },
      ],
    });
  });

  it('is how long it took, whatever the clock does meanwhile', async () => {
    const real = Date.now();
    page.fillIn();
    vi.spyOn(Date, 'now').mockReturnValue(real - 86_400_000);
    page.send();
    await thanked();
    expect(page.received[0]?.body.elapsed).toBeGreaterThanOrEqual(0);
  });

  it('costs no lead, whatever the page has made of it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    page = await new FormPage('form-id="4001"', {
      vitrine: {
        get visitor() {
          return { prefill: {}, hidden: { odd: Symbol('odd').description, worse: { toString: null } } };
        },
      },
    }).live();
    page.fillIn();
    page.send();
    await thanked();
    expect(page.received[0]?.body.trafficAccessReq).toBeUndefined();
    expect(warn).toHaveBeenCalled();
  });

  it('is whatever a robot has put into its trap', async () => {
    page.fillIn();
    page.type('website', 'https://spam.example');
    page.send();
    await thanked();
    expect(page.received[0]?.body.website).toBe('https://spam.example');
  });

  it("is the page that it counts for: the site's own, or the one that the tag names", async () => {
    history.replaceState(null, '', '/product/42');
    page.fillIn();
    page.send();
    await thanked();
    expect(page.received[0]?.body).toMatchObject({ formTypeSource: 'INDEX_MODEL' });
    expect(page.received[0]?.body).not.toHaveProperty('sourceId');
    page = await new FormPage('form-id="4001" source="/solution/3"').live();
    page.fillIn();
    page.send();
    await thanked();
    expect(page.received[0]?.body).toMatchObject({ formTypeSource: 'SOLUTION', sourceId: '3' });
  });

  it('is what the page tells of its visitor', async () => {
    page = await new FormPage('', {
      vitrine: { visitor: { hidden: { campaign: 'spring' }, prefill: { 201: 'ACME' } } },
    }).live();
    page.type('field-202', '13800138000');
    page.send();
    await thanked();
    const traffic = page.received[0]?.body.trafficAccessReq as { ext_info: string } | undefined;
    expect(JSON.parse(traffic?.ext_info ?? '')).toMatchObject({ hidden: { campaign: 'spring' } });
    expect(page.received[0]?.body.fieldValues[0]?.value).toBe('ACME');
  });
});
