import type { LeadRequest } from '../../../contract/entities/lead.ts';

/** A lead that the fixture's Chinese consult form takes. */
export function createLead(changes: Partial<LeadRequest> = {}): LeadRequest {
  return {
    site: { id: 1 },
    form: { id: 1 },
    fieldValues: [
      { formFieldBO: { id: 101 }, value: '李雷' },
      { formFieldBO: { id: 102 }, value: '+86 138 0013 8000' },
    ],
    formTypeSource: 'INDEX_MODEL',
    trafficAccessReq: { deviceType: 2, logidUrl: 'https://www.example.com/?bd_vid=1', bd_vid: '1' },
    consent: { policyVersion: '2026-01' },
    elapsed: 20_000,
    ...changes,
  };
}
