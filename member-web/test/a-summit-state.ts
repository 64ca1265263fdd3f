import type { LandingPageStateResponse } from '@summit/contracts';

/** What the server says of the summit as a whole. */
export const aSummitState = (phase: LandingPageStateResponse['phase']): LandingPageStateResponse => ({
  success: true,
  version: 'v1',
  phase,
  headline_experiment: false,
  proof_page: false,
  server_time: '2025-10-28T12:00:00.000Z',
});
