import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { randomToken } from '../../../platform/crypto/random-token.js';
import { tokenHash } from '../../../platform/crypto/token-hash.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { PasskeyQuestions, QuestionTerms } from '../application/passkey-questions.port.js';
import { QUESTION_MS } from '../domain/passkey.js';

const OPEN = statement(
  'passkey-question-open',
  `insert into passkey_question (handle_hash, role, purpose, sign_in_id, challenge, expires_at)
   values ($1, $2, $3, $4, $5, ${at('$6')})`,
);
/** One statement finds it and uses it up: of many answers at the same moment one is looked at. */
const TAKE = statement(
  'passkey-question-take',
  `delete from passkey_question
   where handle_hash = $1 and role = $2 and purpose = $3 and sign_in_id is not distinct from $4 and expires_at > ${at('$5')}
   returning challenge`,
);
const FORGET = statement('passkey-question-forget', `delete from passkey_question where expires_at < ${at('$1')}`);

@Injectable()
export class PasskeyQuestionsRepository implements PasskeyQuestions {
  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async open({ area, purpose, signInId }: QuestionTerms, challenge: string): Promise<string> {
    const handle = randomToken();
    const expiresAt = this.clock.now() + QUESTION_MS;
    await this.sql.query(OPEN, [tokenHash(handle), area, purpose, signInId, challenge, expiresAt]);
    return handle;
  }

  async take({ area, purpose, signInId }: QuestionTerms, handle: string): Promise<string | null> {
    const given = [tokenHash(handle), area, purpose, signInId, this.clock.now()];
    return (await this.sql.query<{ challenge: string }>(TAKE, given))[0]?.challenge ?? null;
  }

  async forgetOld(): Promise<void> {
    await this.sql.query(FORGET, [this.clock.now()]);
  }
}
