import { hashComponents, loadSources, sources } from '@fingerprintjs/fingerprintjs';

/**
 * What FingerprintJS asks by way of frames, inline styles or sound: a foreign page's policy would report each of them
 * as a violation, and its visitor would wait for them.
 */
const intrusive = [
  'fonts',
  'domBlockers',
  'fontPreferences',
  'screenFrame',
  'audio',
  'audioBaseLatency',
  'applePay',
  'privateClickMeasurement',
] as const;

const excluded: readonly string[] = intrusive;

/** An id that is the same for the same browser, from what it tells without being looked at. */
export async function computeDeviceId(): Promise<string> {
  const gentle = Object.fromEntries(Object.entries(sources).filter(([name]) => !excluded.includes(name)));
  const read = loadSources(gentle as Pick<typeof sources, 'canvas'>, { cache: {}, debug: false }, []);
  return hashComponents((await read()) as Parameters<typeof hashComponents>[0]);
}
