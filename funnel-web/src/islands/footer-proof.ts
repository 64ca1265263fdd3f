import type { LandingPageStateResponse } from '@summit/contracts';
import { proofPath } from '../lib/site/page-paths.baked';

export const FOOTER_PROOF_SLOT = 'footer-proof';

/** Puts the link to /proof into the place that the footer keeps for it, while the page is shown. */
export function showProofLink(state: Pick<LandingPageStateResponse, 'proof_page'> | null): void {
  const slot = document.getElementById(FOOTER_PROOF_SLOT);
  if (!slot || !state?.proof_page) return;
  const link = document.createElement('a');
  link.href = proofPath;
  link.textContent = 'Our figures';
  slot.replaceChildren(link);
}
