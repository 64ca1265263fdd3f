import { HOUR_MS } from '@summit/rules';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { CLOCK, type Clock } from '../clock/clock.js';
import { LinkSigner } from '../crypto/link-signer.js';
import { randomToken } from '../crypto/random-token.js';
import type { TokenSign } from './judge.js';
import { SpentKeys } from './spent-keys.js';

/** A form that stays open longer is asked for work, which its page does by itself. */
const LIFE_MS = 6 * HOUR_MS;
/** No person reads a form, fills it in and sends it within this time. */
const YOUNG_MS = 800;
const FORMAT = /^([0-9a-z]{1,11})\.([\w-]{22})\.([\w-]{43})$/;

interface TokenConfig {
  secrets: Pick<AppConfig['secrets'], 'linkSigning' | 'former'>;
}

/**
 * What a page gets for one press of one form: the form, the time and a random number, signed. Nothing is stored until it is used, so
 * asking for one is free.
 */
@Injectable()
export class FormTokens {
  private readonly signer: LinkSigner;

  constructor(
    @Inject(APP_CONFIG) { secrets }: TokenConfig,
    @Inject(SpentKeys) private readonly spent: Pick<SpentKeys, 'spend'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.signer = new LinkSigner(secrets.linkSigning, secrets.former?.linkSigning);
  }

  issue(form: string): { token: string; expiresIn: number } {
    const issuedAt = this.clock.now().toString(36);
    const nonce = randomToken();
    const token = `${issuedAt}.${nonce}.${this.signer.sign('form-token', form, issuedAt, nonce)}`;
    return { token, expiresIn: LIFE_MS / 1000 };
  }

  /** Reads a token and uses it up. */
  async spend(form: string, token: string | null): Promise<TokenSign> {
    if (token === null) return 'missing';
    const [, issuedAt, nonce, signature] = FORMAT.exec(token) ?? [];
    if (!issuedAt || !nonce || !signature || !this.signer.verify(signature, 'form-token', form, issuedAt, nonce))
      return 'forged';
    const issuedAtMs = Number.parseInt(issuedAt, 36);
    const age = this.clock.now() - issuedAtMs;
    if (age >= LIFE_MS) return 'expired';
    if (!(await this.spent.spend(nonce, issuedAtMs + LIFE_MS))) return 'used';
    return age < YOUNG_MS ? 'young' : 'fresh';
  }
}
