import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { issueCertificate } from '@summit/provider-simulators';
import { DAY_MS } from '@summit/rules';

// Short ones: long ones take a tenth of a second each to find, and nothing here depends on how hard they are to guess.
const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 1_024 });

export interface SignerOptions {
  subject?: string;
  /** ms. */
  validFrom?: number;
  validTo?: number;
  /** Whether the one who vouches may do so. */
  issuerMayIssue?: boolean;
}

/** A root, a certificate that it issued, and signatures of it in the form that PayPal gives them. */
export function paypalSigner(options: SignerOptions = {}) {
  const { subject = 'messageverificationcerts.paypal.com', issuerMayIssue = true } = options;
  const dates = {
    validFrom: new Date(options.validFrom ?? Date.now() - DAY_MS),
    validTo: new Date(options.validTo ?? Date.now() + DAY_MS),
  };
  const issuer = newKeys();
  const own = newKeys();
  const certificate = (name: string, publicKey: KeyObject, ca: boolean) =>
    issueCertificate({ subject: name, issuer: 'Test Root', publicKey, signedBy: issuer.privateKey, ca, ...dates });
  return {
    root: certificate('Test Root', issuer.publicKey, issuerMayIssue),
    certificate: certificate(subject, own.publicKey, false),
    /** The five headers; `transmittedAt` in ms. */
    headers: (
      body: string | Buffer,
      {
        certUrl,
        webhookId,
        transmittedAt = Date.now(),
      }: { certUrl: string; webhookId: string; transmittedAt?: number },
    ): Record<string, string> => {
      const id = randomUUID();
      const time = new Date(transmittedAt).toISOString();
      const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);
      return {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': certUrl,
        'paypal-transmission-id': id,
        'paypal-transmission-sig': sign('sha256', signed, own.privateKey).toString('base64'),
        'paypal-transmission-time': time,
      };
    },
  };
}
