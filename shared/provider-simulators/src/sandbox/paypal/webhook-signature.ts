import { createPrivateKey, randomUUID, sign, verify, X509Certificate, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { wireTime } from './paypal-ids.js';

/** What the five `PAYPAL-…` headers of an event say; named as in the call that verifies them. */
export interface Transmission {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
}

const ALGORITHM = 'SHA256withRSA';
const CERTIFICATES = '/v1/notifications/certs/';

/** The service's own address, which clients know it by. */
export interface ServiceAddress {
  base: string;
}

/** Signs events as PayPal does: RSA over `id|time|webhook id|CRC32 of the raw body`, with a certificate that it serves. */
export class WebhookSignature {
  readonly certificateId: string;
  private readonly privateKey: KeyObject;
  private readonly certificate: X509Certificate;

  constructor(
    keys: { privateKey: string; certificate: string },
    private readonly address: ServiceAddress,
    private readonly webhookId: string,
  ) {
    this.privateKey = createPrivateKey(keys.privateKey);
    this.certificate = new X509Certificate(keys.certificate);
    const print = this.certificate.fingerprint256.replaceAll(':', '').toLowerCase();
    this.certificateId = `CERT-${print.slice(0, 8)}-${print.slice(8, 24)}`;
  }

  /** As PEM. */
  get certificateText(): string {
    return this.certificate.toString();
  }

  /** The headers for one transmission of `body`. Real time: a signature is as old as its transmission. */
  headers(body: string): Record<string, string> {
    const id = randomUUID();
    const time = wireTime(Date.now());
    const signature = sign('sha256', this.signed(id, time, Buffer.from(body)), this.privateKey);
    return {
      'paypal-auth-algo': ALGORITHM,
      'paypal-cert-url': this.certUrl(),
      'paypal-transmission-id': id,
      'paypal-transmission-sig': signature.toString('base64'),
      'paypal-transmission-time': time,
    };
  }

  /** Whether `rawEvent`, byte for byte, is an event that was sent to this webhook. */
  isGenuine(transmission: Transmission, webhookId: string, rawEvent: string): boolean {
    const { auth_algo, cert_url, transmission_id: id, transmission_time: time } = transmission;
    const isOurs = cert_url.endsWith(`${CERTIFICATES}${this.certificateId}`);
    if (auth_algo !== ALGORITHM || !isOurs || webhookId !== this.webhookId) return false;
    const signature = Buffer.from(transmission.transmission_sig, 'base64');
    return verify('sha256', this.signed(id, time, Buffer.from(rawEvent)), this.certificate.publicKey, signature);
  }

  private certUrl(): string {
    return `${this.address.base}${CERTIFICATES}${this.certificateId}`;
  }

  private signed(id: string, time: string, body: Buffer): Buffer {
    return Buffer.from(`${id}|${time}|${this.webhookId}|${crc32(body)}`);
  }
}
