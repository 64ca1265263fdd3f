import type {
  MadePasskey,
  PasskeyArea,
  PasskeyCreationOptions,
  PasskeyOwner,
  PasskeyRequestOptions,
  UsedPasskey,
} from '../passkeys.public.js';
import type { PasskeyCredential } from './passkey-store.port.js';

type Known = Pick<PasskeyCredential, 'credentialId' | 'transports'>;

/** The side of WebAuthn that asks: knows host and origin of each area, makes questions, and checks answers. */
export interface RelyingParty {
  creationOptions(owner: PasskeyOwner, known: readonly Known[]): Promise<PasskeyCreationOptions>;
  /** `allowed`: of a known account; none at a sign-in. */
  requestOptions(area: PasskeyArea, allowed: readonly Known[]): Promise<PasskeyRequestOptions>;
  /** Null where anything is not right: challenge, origin, host, user verification. */
  checkMade(area: PasskeyArea, made: MadePasskey, challenge: string): Promise<PasskeyCredential | null>;
  /** The same of a use, with its signature; the counter is not compared here. */
  checkUsed(
    area: PasskeyArea,
    used: UsedPasskey,
    expected: { challenge: string; publicKey: Uint8Array; ownerId: string },
  ): Promise<{ counter: number; backedUp: boolean } | null>;
}

export const RELYING_PARTY = Symbol('RELYING_PARTY');
