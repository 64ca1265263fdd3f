import { OFFER_PROOF, openOfferLinkEndpoint } from '@summit/contracts';

const MARK = `#${OFFER_PROOF}=`;
/** A server that does not answer keeps nobody from the offer. */
const PATIENCE_MS = 3_000;

/** Takes the proof of a mailed offer link out of the address before anybody counts or reports the address (C-110); null without one. */
export function takeOfferProof(): string | null {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(MARK)) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash.slice(MARK.length);
}

/** Makes this browser one of the address that the proof is for. Whatever comes of it, the page goes on with the offer of this browser. */
export async function openOfferLink(token: string): Promise<void> {
  await fetch(openOfferLinkEndpoint.path, {
    method: openOfferLinkEndpoint.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
    // Read, because an answer that nobody reads and no cache may keep stays open in the browser.
    .then((answer) => answer.text())
    .catch(() => undefined);
}
