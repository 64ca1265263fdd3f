import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  AddPasskeyRequest,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  UsePasskeyRequest,
} from '@summit/contracts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const HAS_KEY = 0x40;

interface HeldPasskey {
  id: string;
  rpId: string;
  userHandle: string;
  key: KeyObject;
  counter: number;
}

/** What a device or a page in the middle does wrong. */
export interface Faults {
  /** The page that asks; unless told otherwise the one that the authenticator is at. */
  origin?: string;
  /** The host that is signed for. */
  rpId?: string;
  challenge?: string;
  /** Neither finger nor PIN was asked for. */
  unverified?: boolean;
  /** What a copy of the device would count. */
  counter?: number;
  /** The account that the device says. */
  userHandle?: string;
  /** Signed by another key. */
  foreignKey?: boolean;
}

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');
const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/**
 * A device that makes and uses passkeys as a browser hands them over: ES256, no attestation. `counting`: a device that counts its uses,
 * as security keys do; others say 0, as phones do.
 */
export class SoftwareAuthenticator {
  private readonly held: HeldPasskey[] = [];

  constructor(
    private readonly origin: string,
    private readonly counting = false,
  ) {}

  make(options: PasskeyCreationOptions, faults: Faults = {}): Omit<AddPasskeyRequest, 'handle'> {
    const { publicKey, privateKey } = newKeys();
    const id = randomBytes(32);
    const passkey = {
      id: base64url(id),
      rpId: options.rp.id,
      userHandle: options.user.id,
      key: privateKey,
      counter: 0,
    };
    this.held.push(passkey);
    const { x, y } = publicKey.export({ format: 'jwk' });
    const coordinate = (value: string | undefined) => new Uint8Array(Buffer.from(value!, 'base64url'));
    // COSE: an elliptic key of ES256 on P-256.
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const key = Buffer.concat([Buffer.alloc(16), length, id, cose]);
    const authData = this.data({ rpId: faults.rpId ?? passkey.rpId, faults, counter: 0 }, key);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      credential_id: passkey.id,
      client_data: base64url(this.clientData('webauthn.create', options.challenge, faults)),
      attestation: base64url(attestation),
      transports: ['internal'],
    };
  }

  /** Uses the newest passkey of the host that may be used. */
  use(options: PasskeyRequestOptions, faults: Faults = {}): Omit<UsePasskeyRequest, 'handle'> {
    const allowed = options.allowCredentials.map(({ id }) => id);
    const passkey = this.held.findLast(
      ({ id, rpId }) => rpId === options.rpId && (allowed.length === 0 || allowed.includes(id)),
    );
    if (!passkey) throw new Error(`No passkey for ${options.rpId}`);
    if (this.counting) passkey.counter += 1;
    const counter = faults.counter ?? passkey.counter;
    const authData = this.data({ rpId: faults.rpId ?? passkey.rpId, faults, counter });
    const clientData = this.clientData('webauthn.get', options.challenge, faults);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return {
      credential_id: passkey.id,
      client_data: base64url(clientData),
      authenticator_data: base64url(authData),
      signature: base64url(sign('sha256', signed, faults.foreignKey ? newKeys().privateKey : passkey.key)),
      user_handle: faults.userHandle ?? passkey.userHandle,
    };
  }

  private data({ rpId, faults, counter }: { rpId: string; faults: Faults; counter: number }, key?: Buffer): Buffer {
    const flags =
      USER_PRESENT |
      (faults.unverified ? 0 : USER_VERIFIED) |
      (this.counting ? 0 : BACKUP_ELIGIBLE | BACKED_UP) |
      (key ? HAS_KEY : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, key ?? Buffer.alloc(0)]);
  }

  private clientData(type: string, challenge: string, { origin = this.origin, challenge: other }: Faults): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge: other ?? challenge, origin, crossOrigin: false }));
  }
}
