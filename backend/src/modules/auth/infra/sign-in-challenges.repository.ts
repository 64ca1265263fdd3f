import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { randomToken } from '../../../platform/crypto/random-token.js';
import { tokenHash } from '../../../platform/crypto/token-hash.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { Role } from '@summit/contracts';
import { CodeCheck } from '../application/code-check.js';
import type { SignInChallenges, Subject } from '../auth.public.js';

const LIFETIME_MS = 5 * 60_000;
const TRIES = 5;
const TOKEN_BYTES = 32;

const OPEN = statement(
  'sign-in-challenge-open',
  `insert into sign_in_challenge (token_hash, role, subject_id, client, expires_at)
   values ($1, $2, $3, $4, ${at('$5')})`,
);
/** Counts the try before the code is looked at, so that parallel guesses can't share one. */
const TRY = statement(
  'sign-in-challenge-try',
  `update sign_in_challenge set tries = tries + 1
   where token_hash = $1 and tries < $2 and expires_at > ${at('$3')}
   returning role, subject_id as id, client`,
);
const CLOSE = statement('sign-in-challenge-close', `delete from sign_in_challenge where token_hash = $1 returning 1`);
const FORGET = statement('sign-in-challenge-forget', `delete from sign_in_challenge where expires_at < ${at('$1')}`);

@Injectable()
export class SignInChallengesRepository implements SignInChallenges {
  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly codes: CodeCheck,
  ) {}

  async open({ role, id }: Subject, client: string): Promise<string> {
    const token = randomToken(TOKEN_BYTES);
    await this.sql.query(OPEN, [tokenHash(token), role, id, client, this.clock.now() + LIFETIME_MS]);
    return token;
  }

  async answer(token: string, code: string): Promise<{ subject: Subject; client: string } | 'wrong_code' | 'ended'> {
    const hash = tokenHash(token);
    const [row] = await this.sql.query<{ role: Role; id: string; client: string }>(TRY, [
      hash,
      TRIES,
      this.clock.now(),
    ]);
    if (!row) return 'ended';
    const subject = { role: row.role, id: row.id };
    if (!(await this.codes.isRight(subject, code))) return 'wrong_code';
    const closed = await this.sql.query(CLOSE, [hash]);
    return closed.length === 1 ? { subject, client: row.client } : 'ended';
  }

  async forgetOld(): Promise<void> {
    await this.sql.query(FORGET, [this.clock.now()]);
  }
}
