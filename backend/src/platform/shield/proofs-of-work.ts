import { Inject, Injectable } from '@nestjs/common';
import type { ShieldedForm, WorkChallenge } from '@summit/contracts';
import { MINUTE_MS } from '@summit/rules';
import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomInt } from 'node:crypto';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { CLOCK, type Clock } from '../clock/clock.js';
import { LinkSigner } from '../crypto/link-signer.js';
import { SpentKeys } from './spent-keys.js';

const LIFE_MS = 10 * MINUTE_MS;
/** One try is so many rounds of PBKDF2: a slow phone does a thousand rounds in about two milliseconds, and so does a server. */
const ROUNDS = 1_000;

interface ProofConfig {
  secrets: Pick<AppConfig['secrets'], 'linkSigning' | 'former'>;
}

interface Keys {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}

/**
 * Work that a browser does by itself where a press looks like a machine's. The server picks a number, the browser tries numbers until it
 * finds the one: never more tries than asked for. The server checks one signature.
 */
@Injectable()
export class ProofsOfWork {
  private readonly keys: Keys;
  /** With those of the secret that is being replaced. */
  private readonly known: readonly Keys[];

  constructor(
    @Inject(APP_CONFIG) { secrets }: ProofConfig,
    @Inject(SpentKeys) private readonly spent: Pick<SpentKeys, 'spend'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    const former = secrets.former?.linkSigning;
    this.keys = keysOf(secrets.linkSigning);
    this.known = former === undefined ? [this.keys] : [this.keys, keysOf(former)];
  }

  /** `tries`: how many a browser makes at most; half of them on average. */
  challenge(form: ShieldedForm, tries: number): Promise<WorkChallenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: ROUNDS,
      counter: randomInt(tries),
      // The library asks the machine's clock; the time is in the data, for the product's clock to read.
      data: { form, expires: this.clock.now() + LIFE_MS },
      deriveKey,
      ...this.keys,
    });
  }

  /** Whether the work was done, for this form, in time and for the first time. `proof` is base64 of JSON, as it came. */
  async spend(form: ShieldedForm, proof: string): Promise<boolean> {
    const payload = readPayload(proof);
    if (!payload) return false;
    const { parameters } = payload.challenge;
    const expires = parameters.data?.['expires'];
    if (parameters.data?.['form'] !== form || typeof expires !== 'number' || expires <= this.clock.now()) return false;
    return (await this.isDone(payload)) && this.spent.spend(parameters.nonce, expires);
  }

  private async isDone(payload: Payload): Promise<boolean> {
    for (const keys of this.known) if ((await verifySolution({ ...payload, deriveKey, ...keys })).verified) return true;
    return false;
  }
}

function keysOf(secret: string): Keys {
  const signer = new LinkSigner(secret);
  return { hmacSignatureSecret: signer.sign('work-challenge'), hmacKeySignatureSecret: signer.sign('work-answer') };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Null for anything that has not the shape; whether it is ours, the signature says. */
function readPayload(proof: string): Payload | null {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
  } catch {
    return null;
  }
  if (!isObject(read) || !isObject(read['challenge']) || !isObject(read['solution'])) return null;
  const { parameters, signature } = read['challenge'];
  if (!isObject(parameters) || typeof parameters['nonce'] !== 'string' || typeof signature !== 'string') return null;
  // Without it the library would derive the key anew: every challenge of ours has one.
  if (typeof parameters['keySignature'] !== 'string') return null;
  return read as unknown as Payload;
}
