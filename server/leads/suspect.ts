import type { LeadRequest } from '../../contract/entities/lead.ts';

/** People need longer than this from seeing a form to sending it, in milliseconds. */
const shortestTime = 1500;

/** Signs of a robot. A suspect is stored and marked, never dropped: a sign may be wrong, a lost lead is lost. */
const signs: readonly { reason: string; shows: (request: LeadRequest) => boolean }[] = [
  { reason: 'honeypot', shows: ({ website }) => website !== undefined && website.trim() !== '' },
  { reason: 'too-fast', shows: ({ elapsed }) => elapsed !== undefined && elapsed < shortestTime },
];

/** Why a lead may be spam, or null. */
export function suspect(request: LeadRequest): string | null {
  const reasons = signs.filter(({ shows }) => shows(request)).map(({ reason }) => reason);
  return reasons.length > 0 ? reasons.join(', ') : null;
}
