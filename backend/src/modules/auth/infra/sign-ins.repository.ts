import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { HOUR_MS } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { Role, StaffRole } from '@summit/contracts';
import type { LiveSignIn, OpenedSignIn, Proof, SignInDetails, SignIns, Subject } from '../auth.public.js';
import { TOKEN_ALGORITHM, TOKEN_ISSUER } from '../domain/token.js';

/** How long a sign-in lasts. The back office asks again every working day. */
const LIFETIME_MS: Record<Role, number> = { admin: 8 * HOUR_MS, speaker: 24 * HOUR_MS, vip: 30 * 24 * HOUR_MS };

/** How long password and code, given again, are good for. */
const CONFIRMED_MS = 5 * 60_000;

const OPEN = statement(
  'sign-in-open',
  `insert into sign_in (id, role, subject_id, client, created_at, expires_at, browser, passkey_at)
   values ($1, $2, $3, $4, ${at('$5')}, ${at('$6')}, $7, ${at('$8')})`,
);
/** A sign-in that ends at once: it signs nobody in, but remembers the address block. */
const TRUST = statement(
  'sign-in-trust',
  `insert into sign_in (id, role, subject_id, client, created_at, expires_at, ended_at)
   values ($1, $2, $3, $4, ${at('$5')}, ${at('$5')}, ${at('$5')})`,
);
const LIVE = statement(
  'sign-in-live',
  `select subject_id as "subjectId", ${ms('created_at')} as "createdAt" from sign_in
   where id = $1 and role = $2 and ended_at is null and expires_at > ${at('$3')}`,
);
/** The same of staff, with what the back office asks of them. An account that is disabled or gone has no sign-in. */
const LIVE_STAFF = statement(
  'sign-in-live-staff',
  `select subject_id as "subjectId", ${ms('sign_in.created_at')} as "createdAt", account.role as "staffRole",
     sign_in.passkey_at is not null as "byPasskey",
     coalesce(sign_in.confirmed_at > ${at('$3')}, false) as confirmed,
     exists (select from second_factor where second_factor.role = 'admin' and subject_id = account.id
             and second_factor.confirmed_at is not null) as "twoFactorOn"
   from sign_in join admin_account account on account.id = subject_id and account.disabled_at is null
   where sign_in.id = $1 and sign_in.role = 'admin' and ended_at is null and expires_at > ${at('$2')}`,
);
const LIST_LIVE = statement(
  'sign-in-list-live',
  `select id, browser, client, ${ms('created_at')} as "createdAt" from sign_in
   where role = $1 and subject_id = $2 and ended_at is null and expires_at > ${at('$3')} order by created_at desc, id`,
);
const END_OWN = statement(
  'sign-in-end-own',
  `update sign_in set ended_at = ${at('$4')}
   where role = $1 and subject_id = $2 and id = $3 and ended_at is null and expires_at > ${at('$4')} returning 1`,
);
const LIVES = statement(
  'sign-in-lives',
  `select 1 from sign_in
   where role = $1 and subject_id = $2 and id = $3 and ended_at is null and expires_at > ${at('$4')}`,
);
const END = statement('sign-in-end', `update sign_in set ended_at = ${at('$2')} where id = $1 and ended_at is null`);
const END_ALL = statement(
  'sign-in-end-all',
  `update sign_in set ended_at = ${at('$4')}
   where role = $1 and subject_id = $2 and ended_at is null and id is distinct from $3`,
);
/** Ends sign-ins that wait for their code: a password that is no longer valid opened them. */
const END_CHALLENGES = statement(
  'sign-in-end-challenges',
  'delete from sign_in_challenge where role = $1 and subject_id = $2',
);
const NEXT_GENERATION = statement(
  'sign-in-next-generation',
  `insert into sign_in_generation (role, subject_id, number) values ($1, $2, 1)
   on conflict (role, subject_id) do update set number = sign_in_generation.number + 1`,
);
const GENERATION = statement(
  'sign-in-generation',
  'select number from sign_in_generation where role = $1 and subject_id = $2',
);
const CONFIRM = statement(
  'sign-in-confirm',
  `update sign_in set confirmed_at = ${at('$2')}, passkey_at = coalesce(${at('$3')}, passkey_at) where id = $1`,
);
const IS_CONFIRMED = statement(
  'sign-in-is-confirmed',
  `select 1 from sign_in where id = $1 and confirmed_at > ${at('$2')}`,
);
const KNOWN = statement(
  'sign-in-known-client',
  `select 1 from sign_in where role = $1 and subject_id = $2 and client = $3 limit 1`,
);
const FORGET = statement('sign-in-forget', `delete from sign_in where expires_at < ${at('$1')} - interval '90 days'`);

export interface BearerSignIn {
  subjectId: string;
  createdAt: number;
}

export interface StaffSignIn extends BearerSignIn {
  staffRole: StaffRole;
  /** Whether password and code were given again at most five minutes ago. */
  confirmed: boolean;
  twoFactorOn: boolean;
  /** Whether a passkey proved the owner, at the sign-in or since. */
  byPasskey: boolean;
}

/** Sign-ins and the tokens that name them. */
@Injectable()
export class SignInsRepository implements SignIns {
  constructor(
    private readonly sql: Sql,
    private readonly jwt: JwtService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async open(
    { role, id: subjectId }: Subject,
    client: string,
    { browser = null, by }: SignInDetails = {},
  ): Promise<OpenedSignIn> {
    const id = randomUUID();
    const now = this.clock.now();
    const expiresAt = now + LIFETIME_MS[role];
    await this.sql.query(OPEN, [id, role, subjectId, client, now, expiresAt, browser, by === 'passkey' ? now : null]);
    const seconds = (ms: number) => Math.floor(ms / 1000);
    const token = this.jwt.sign(
      { sub: subjectId, jti: id, iat: seconds(now), exp: seconds(expiresAt) },
      { secret: this.config.secrets.tokens[role], algorithm: TOKEN_ALGORITHM, audience: role, issuer: TOKEN_ISSUER },
    );
    return { token, expiresAt };
  }

  async end(signInId: string): Promise<void> {
    await this.sql.query(END, [signInId, this.clock.now()]);
  }

  async listLive({ role, id }: Subject): Promise<LiveSignIn[]> {
    return this.sql.query<LiveSignIn>(LIST_LIVE, [role, id, this.clock.now()]);
  }

  async endOwn({ role, id }: Subject, signInId: string): Promise<boolean> {
    return (await this.sql.query(END_OWN, [role, id, signInId, this.clock.now()])).length === 1;
  }

  async endAll(tx: SqlExecutor, { role, id }: Subject, except?: string): Promise<void> {
    await tx.query(END_ALL, [role, id, except ?? null, this.clock.now()]);
    await tx.query(END_CHALLENGES, [role, id]);
    await tx.query(NEXT_GENERATION, [role, id]);
  }

  async lives(tx: SqlExecutor, { role, id }: Subject, signInId: string): Promise<boolean> {
    return (await tx.query(LIVES, [role, id, signInId, this.clock.now()])).length === 1;
  }

  async generation({ role, id }: Subject): Promise<number> {
    return (await this.sql.query<{ number: number }>(GENERATION, [role, id]))[0]?.number ?? 0;
  }

  async trust({ role, id }: Subject, client: string): Promise<void> {
    await this.sql.query(TRUST, [randomUUID(), role, id, client, this.clock.now()]);
  }

  async confirm(signInId: string, by: Proof = 'password'): Promise<void> {
    const now = this.clock.now();
    await this.sql.query(CONFIRM, [signInId, now, by === 'passkey' ? now : null]);
  }

  async isConfirmed(signInId: string): Promise<boolean> {
    return (await this.sql.query(IS_CONFIRMED, [signInId, this.clock.now() - CONFIRMED_MS])).length === 1;
  }

  /** The sign-in, unless it has ended. */
  async live(signInId: string, role: Role): Promise<BearerSignIn | null> {
    const [row] = await this.sql.query<BearerSignIn>(LIVE, [signInId, role, this.clock.now()]);
    return row ?? null;
  }

  async liveStaff(signInId: string): Promise<StaffSignIn | null> {
    const now = this.clock.now();
    return (await this.sql.query<StaffSignIn>(LIVE_STAFF, [signInId, now, now - CONFIRMED_MS]))[0] ?? null;
  }

  /** Whether the account has signed in from this address block before. */
  async knowsClient({ role, id }: Subject, client: string): Promise<boolean> {
    return (await this.sql.query(KNOWN, [role, id, client])).length > 0;
  }

  async forgetOld(): Promise<void> {
    await this.sql.query(FORGET, [this.clock.now()]);
  }
}
