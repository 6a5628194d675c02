import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormProps } from '../../../widgets/form/form.data.ts';
import { sendLead } from '../../../widgets/form/send-lead.tsx';
import { leaveForm } from './live-form.ts';
import { sites } from './show-widget.tsx';

vi.mock('../../../widgets/form/device-id.ts', () => ({ computeDeviceId: async () => 'device-1' }));
afterEach(leaveForm);

describe('a lead', () => {
  it('whose call never begins, since its script hangs, fails in words after 20 seconds', async () => {
    vi.useFakeTimers();
    const props = {
      data: { form: { id: 1, name: 'Talk to us', formFields: [] } },
      site: sites.en,
      dictionary: {},
      attributes: {},
      link: (path: string) => path,
      call: () => new Promise(() => {}),
      emit: vi.fn(() => true),
    } as unknown as FormProps;
    const told = vi.fn();
    void sendLead(props, document.createElement('div'), document.createElement('form'), 'vt-draft', 5000).then(told);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(4000);
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(told.mock.calls[0]?.[0]).not.toHaveProperty('sent');
    expect(told.mock.calls[0]?.[0].failure).toContain('we do not know whether your details arrived');
  });
});
