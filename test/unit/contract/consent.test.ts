import { describe, expect, it } from 'vitest';
import { findErrors, validateConsent } from '../../../contract/form-rules.ts';

const privacyPolicy = { version: '2026-03', url: '/privacy' };

describe('consent', () => {
  it('is to the version of the policy that the site has now', () => {
    expect(validateConsent({ mark: 'en', privacyPolicy }, '2026-03')).toBeUndefined();
    expect(validateConsent({ mark: 'en', privacyPolicy }, undefined)).toBe('Please agree to the privacy policy first');
  });

  it('to an earlier version, or to one that never was, is asked for anew', () => {
    const fresh = validateConsent({ mark: 'en', privacyPolicy }, undefined);
    for (const version of ['2025-01', '2026-031', '2026-0']) {
      const renewed = validateConsent({ mark: 'en', privacyPolicy }, version);
      expect(renewed).toBeTruthy();
      expect(renewed).not.toBe(fresh);
    }
  });

  it('is asked for nowhere without a policy', () => {
    expect(validateConsent({ mark: 'en' }, undefined)).toBeUndefined();
  });

  it('stands among the faults of a form under a name of its own', () => {
    expect(Object.keys(findErrors({ formFields: [] }, [], { mark: 'cn', privacyPolicy }, '2025-01'))).toEqual([
      'consent',
    ]);
  });
});
