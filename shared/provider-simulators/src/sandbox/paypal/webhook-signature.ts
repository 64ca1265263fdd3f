import { createHash, createPrivateKey, createPublicKey, randomUUID, sign, verify, type KeyObject } from 'node:crypto';
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

/** Signs events as PayPal does: RSA over `id|time|webhook id|CRC32 of the raw body`. */
export class WebhookSignature {
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  /** On PayPal's own host, as products are right to accept no other; nobody has to fetch it here. */
  private readonly certUrl: string;

  constructor(
    privateKeyPem: string,
    private readonly webhookId: string,
  ) {
    this.privateKey = createPrivateKey(privateKeyPem);
    this.publicKey = createPublicKey(this.privateKey);
    const print = createHash('sha256')
      .update(this.publicKey.export({ type: 'spki', format: 'der' }))
      .digest('hex');
    this.certUrl = `https://api.sandbox.paypal.com/v1/notifications/certs/CERT-${print.slice(0, 8)}-${print.slice(8, 24)}`;
  }

  /** The headers for one transmission of `body`. Real time: a signature is as old as its transmission. */
  headers(body: string): Record<string, string> {
    const id = randomUUID();
    const time = wireTime(Date.now());
    const signature = sign('sha256', this.signed(id, time, Buffer.from(body)), this.privateKey);
    return {
      'paypal-auth-algo': ALGORITHM,
      'paypal-cert-url': this.certUrl,
      'paypal-transmission-id': id,
      'paypal-transmission-sig': signature.toString('base64'),
      'paypal-transmission-time': time,
    };
  }

  /** Whether `rawEvent`, byte for byte, is an event that was sent to this webhook. */
  isGenuine(transmission: Transmission, webhookId: string, rawEvent: string): boolean {
    const { auth_algo, cert_url, transmission_id: id, transmission_time: time } = transmission;
    if (auth_algo !== ALGORITHM || cert_url !== this.certUrl || webhookId !== this.webhookId) return false;
    const signature = Buffer.from(transmission.transmission_sig, 'base64');
    return verify('sha256', this.signed(id, time, Buffer.from(rawEvent)), this.publicKey, signature);
  }

  private signed(id: string, time: string, body: Buffer): Buffer {
    return Buffer.from(`${id}|${time}|${this.webhookId}|${crc32(body)}`);
  }
}
