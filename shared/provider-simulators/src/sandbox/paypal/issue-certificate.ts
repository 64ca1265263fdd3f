import { randomBytes, sign, type KeyObject } from 'node:crypto';

export interface CertificateRequest {
  /** Common names. */
  subject: string;
  issuer: string;
  publicKey: KeyObject;
  /** The issuer's private key. */
  signedBy: KeyObject;
  /** May issue others. */
  ca?: boolean;
  validFrom: Date;
  validTo: Date;
}

/** Writes an X.509 certificate for an RSA key, as PEM; Node's crypto can read certificates only. */
export function issueCertificate(wish: CertificateRequest): string {
  const { subject, issuer, publicKey, signedBy, ca = false, validFrom, validTo } = wish;
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    // Positive, as the first bit of a serial number must not be set.
    tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    SHA256_WITH_RSA,
    name(issuer),
    sequence(time(validFrom), time(validTo)),
    name(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(basicConstraints(ca))),
  );
  const signature = tagged(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, signedBy)]));
  const der = sequence(body, SHA256_WITH_RSA, signature);
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

function tagged(tag: number, value: Buffer): Buffer {
  const { length } = value;
  const long = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...(length < 0x80 ? [length] : long)]), value]);
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

const objectId = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'));
/** 1.2.840.113549.1.1.11 */
const SHA256_WITH_RSA = sequence(objectId('2a864886f70d01010b'), tagged(0x05, Buffer.alloc(0)));
/** 2.5.4.3 */
const COMMON_NAME = objectId('550403');
/** 2.5.29.19 */
const BASIC_CONSTRAINTS = objectId('551d13');
const TRUE = tagged(0x01, Buffer.from([0xff]));

const name = (commonName: string): Buffer =>
  sequence(tagged(0x31, sequence(COMMON_NAME, tagged(0x0c, Buffer.from(commonName)))));

/** Two digits of the year, as is asked for until 2049. */
const time = (date: Date): Buffer =>
  tagged(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`));

const basicConstraints = (ca: boolean): Buffer =>
  sequence(BASIC_CONSTRAINTS, TRUE, tagged(0x04, ca ? sequence(TRUE) : sequence()));
