import { X509Certificate } from 'node:crypto';

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
/** Longer chains are not issued. */
const MAX_CERTIFICATES = 6;

/** The certificates in a PEM text, in its order; null where it holds none, or something else. */
export function certificatesIn(text: string): X509Certificate[] | null {
  const parts = text.match(PEM) ?? [];
  if (parts.length === 0 || parts.length > MAX_CERTIFICATES) return null;
  try {
    return parts.map((part) => new X509Certificate(part));
  } catch {
    return null;
  }
}

/** Whether the time (ms) lies within the certificate's own. */
export const isCurrent = ({ validFrom, validTo }: X509Certificate, now: number): boolean =>
  Date.parse(validFrom) <= now && now < Date.parse(validTo);

/** Whether each certificate was issued by the next one, which may issue, and the last one by a root that is trusted. */
export function leadsTo(roots: readonly X509Certificate[], chain: readonly X509Certificate[], now: number): boolean {
  if (!chain.every((one) => isCurrent(one, now))) return false;
  const isLinked = chain.slice(1).every((issuer, index) => issuer.ca && isIssuedBy(chain[index]!, issuer));
  const last = chain.at(-1);
  return (
    isLinked &&
    last !== undefined &&
    roots.some((root) => root.fingerprint256 === last.fingerprint256 || (root.ca && isIssuedBy(last, root)))
  );
}

const isIssuedBy = (one: X509Certificate, issuer: X509Certificate): boolean =>
  one.checkIssued(issuer) && one.verify(issuer.publicKey);
