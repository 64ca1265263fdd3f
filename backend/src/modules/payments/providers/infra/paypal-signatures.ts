import { verify, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { crc32 } from 'node:zlib';
import { MINUTE_MS } from '@summit/rules';
import { isCurrent, leadsTo } from './certificate-chain.js';
import { PaypalCertificates } from './paypal-certificates.js';
import type { Transmission } from './paypal-requests.js';

const ALGORITHM = 'SHA256withRSA';
/** PayPal delivers for three days. */
const OLDEST_MS = 3 * 24 * 60 * MINUTE_MS;
/** Clocks differ. */
const AHEAD_MS = 5 * MINUTE_MS;
/** Who signs notifications, at PayPal and at its test service. */
const SIGNER = /^messageverificationcerts(\.[a-z]+)?\.paypal\.com$/;

/** `unsure`: PayPal's own certificate fits, but does not lead to a root that is known here. */
export type SignatureVerdict = 'genuine' | 'forged' | 'unsure';

/** Where certificates may come from, and who must vouch for them; `null`: the stand-in of demo and tests vouches for itself. */
export interface CertificateTrust {
  origins: readonly string[];
  roots: readonly X509Certificate[] | null;
}

/** Checks the signatures of PayPal's notifications here, with its certificates: a forged one costs PayPal nothing (security F3). */
export class PaypalSignatures {
  private readonly certificates: PaypalCertificates;

  constructor(
    private readonly trust: CertificateTrust,
    private readonly webhookId: string,
    private readonly now: () => number,
  ) {
    this.certificates = new PaypalCertificates(trust.origins, now);
  }

  /** Throws ProviderUnavailable when the certificate is not known here and can't be read now. */
  async judge(transmission: Transmission, body: Buffer): Promise<SignatureVerdict> {
    const { auth_algo, cert_url, transmission_time: time } = transmission;
    if (auth_algo !== ALGORITHM || !this.isTimely(Date.parse(time))) return 'forged';
    const chain = await this.certificates.at(cert_url);
    const certificate = chain?.[0];
    if (!chain || !certificate || !isCurrent(certificate, this.now())) return 'forged';
    if (!isSignedBy(certificate, this.signed(transmission, body), transmission.transmission_sig)) return 'forged';
    const isSigner = certificate.subject.split('\n').some((part) => SIGNER.test(part.replace(/^CN=/, '')));
    const roots = this.trust.roots ?? chain.slice(-1);
    return isSigner && leadsTo(roots, chain, this.now()) ? 'genuine' : 'unsure';
  }

  private isTimely(time: number): boolean {
    const age = this.now() - time;
    return age <= OLDEST_MS && age >= -AHEAD_MS;
  }

  private signed({ transmission_id: id, transmission_time: time }: Transmission, body: Buffer): Buffer {
    return Buffer.from(`${id}|${time}|${this.webhookId}|${crc32(body)}`);
  }
}

function isSignedBy({ publicKey }: X509Certificate, signed: Buffer, signature: string): boolean {
  return publicKey.asymmetricKeyType === 'rsa' && verify('sha256', signed, publicKey, Buffer.from(signature, 'base64'));
}

/** PayPal's hosts for its live and its test service; an address of our own is the stand-in's. */
export function paypalTrust(apiBase: string): CertificateTrust {
  const { origin, hostname } = new URL(apiBase);
  if (!hostname.endsWith('.paypal.com')) return { origins: [origin], roots: null };
  const host = hostname.replace(/^api(-m)?\./, '');
  const roots = rootCertificates.map((root) => new X509Certificate(root));
  return { origins: [`https://api.${host}`, `https://api-m.${host}`], roots };
}
