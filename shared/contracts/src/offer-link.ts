import type { Endpoint } from './endpoint.js';
import type { SuccessAnswer } from './success-answer.js';

/** Name of the proof in the fragment of a mailed offer link: `/vip#proof=…`. A fragment reaches no server, log or referrer. */
export const OFFER_PROOF = 'proof';

export interface OpenOfferLinkRequest {
  /** The proof of a mailed offer link. */
  token: string;
}

/**
 * The page behind a mailed offer link says that it was opened, so that this browser counts as one of the address (C-110). The link
 * stays good until its end. A proof that is forged or over changes nothing and is answered in the same way.
 */
export const openOfferLinkEndpoint: Endpoint<{ body: OpenOfferLinkRequest; response: SuccessAnswer }> = {
  method: 'POST',
  path: '/api/offer-links',
  access: 'public',
  source: 'C-110',
};
