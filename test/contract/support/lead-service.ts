import { createLeadService, type LeadService, type LeadServiceOptions } from '../../../server/leads/lead-service.ts';

/** What takes leads, without a server around it: from every origin, without a limit, with nothing to unlock. */
export function openLeadService(
  own: Pick<LeadServiceOptions, 'db' | 'content' | 'onError'> & Partial<LeadServiceOptions>,
): LeadService {
  return createLeadService({
    whenPrepared: async () => undefined,
    isAllowedOrigin: () => true,
    secret: 'any',
    rateLimit: 0,
    destinations: [],
    unlocking: { targetsOf: () => [], linksTo: () => undefined },
    ...own,
  });
}
