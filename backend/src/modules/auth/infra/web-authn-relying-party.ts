import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import type { PasskeyCredential } from '../application/passkey-store.port.js';
import type { RelyingParty } from '../application/relying-party.port.js';
import { QUESTION_MS } from '../domain/passkey.js';
import type {
  MadePasskey,
  PasskeyArea,
  PasskeyCreationOptions,
  PasskeyOwner,
  PasskeyRequestOptions,
  UsedPasskey,
} from '../passkeys.public.js';

const APP: Record<PasskeyArea, 'admin' | 'member'> = { admin: 'admin', vip: 'member' };
const RP_NAME = 'Growth & Scale Summit';
/** Ed25519, ES256 and RS256: every device makes one of them. */
const ALGORITHMS = [-8, -7, -257];
const MAX_REASON = 200;

type Known = Pick<PasskeyCredential, 'credentialId' | 'transports'>;

/** Loaded with the first passkey: its certificates and encodings take long. */
const library = () => import('@simplewebauthn/server');

/** WebAuthn by `@simplewebauthn/server`. Host and origin come from the configuration, never from a request. */
@Injectable()
export class WebAuthnRelyingParty implements RelyingParty {
  constructor(
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'origins'>,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'info'>,
  ) {}

  async creationOptions(
    { subject, email, name }: PasskeyOwner,
    known: readonly Known[],
  ): Promise<PasskeyCreationOptions> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: this.expected(subject.role).expectedRPID,
      userName: email,
      userDisplayName: name,
      userID: new TextEncoder().encode(subject.id),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const { id } = options.user;
    return {
      rp: { id: this.expected(subject.role).expectedRPID, name: RP_NAME },
      user: { id, name: email, displayName: name },
      challenge: options.challenge,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: QUESTION_MS,
      excludeCredentials: known.map(descriptor),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    };
  }

  async requestOptions(area: PasskeyArea, allowed: readonly Known[]): Promise<PasskeyRequestOptions> {
    const rpId = this.expected(area).expectedRPID;
    const { generateAuthenticationOptions } = await library();
    const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
    return {
      rpId,
      challenge,
      timeout: QUESTION_MS,
      allowCredentials: allowed.map(descriptor),
      userVerification: 'required',
    };
  }

  checkMade(area: PasskeyArea, made: MadePasskey, challenge: string): Promise<PasskeyCredential | null> {
    return this.refusing(area, async () => {
      const { verifyRegistrationResponse } = await library();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...identity(made),
          response: { clientDataJSON: made.clientData, attestationObject: made.attestation },
        },
        expectedChallenge: challenge,
        ...this.expected(area),
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      if (!verified) return null;
      const { credential, credentialDeviceType: deviceType, credentialBackedUp: backedUp } = registrationInfo;
      const { id: credentialId, publicKey, counter } = credential;
      return { credentialId, publicKey, counter, transports: made.transports, deviceType, backedUp };
    });
  }

  checkUsed(
    area: PasskeyArea,
    used: UsedPasskey,
    { challenge, publicKey, ownerId }: { challenge: string; publicKey: Uint8Array; ownerId: string },
  ): Promise<{ counter: number; backedUp: boolean } | null> {
    return this.refusing(area, async () => {
      if (used.userHandle !== null && used.userHandle !== Buffer.from(ownerId).toString('base64url')) return null;
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          ...identity(used),
          response: {
            clientDataJSON: used.clientData,
            authenticatorData: used.authenticatorData,
            signature: used.signature,
          },
        },
        expectedChallenge: challenge,
        ...this.expected(area),
        requireUserVerification: true,
        // The store compares the counter, in the statement that keeps it: here two uses at once would both pass.
        credential: { id: used.credentialId, publicKey: Uint8Array.from(publicKey), counter: 0 },
      });
      const { newCounter: counter, credentialBackedUp: backedUp } = authenticationInfo;
      return verified ? { counter, backedUp } : null;
    });
  }

  private expected(area: PasskeyArea): { expectedOrigin: string; expectedRPID: string } {
    const { origin, hostname } = new URL(this.config.origins[APP[area]]);
    return { expectedOrigin: origin, expectedRPID: hostname };
  }

  /** The library throws for whatever is not right; the caller tells nobody what it was, an operator finds it in the log. */
  private async refusing<Result>(area: PasskeyArea, check: () => Promise<Result | null>): Promise<Result | null> {
    try {
      return await check();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.info({ area, reason: reason.slice(0, MAX_REASON) }, 'passkey refused');
      return null;
    }
  }
}

const descriptor = ({ credentialId, transports }: Known) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: [...transports],
});

const identity = ({ credentialId }: { credentialId: string }) => ({
  id: credentialId,
  rawId: credentialId,
  type: 'public-key' as const,
  clientExtensionResults: {},
});
