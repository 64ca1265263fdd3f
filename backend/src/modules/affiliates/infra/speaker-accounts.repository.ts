import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type {
  NewAffiliate,
  NewSpeakerLink,
  SpeakerAccountRecord,
  SpeakerAccounts,
  SpeakerLinkPurpose,
} from '../application/speaker-accounts.port.js';

/** Links that set a password. */
const PASSWORD_LINKS: readonly SpeakerLinkPurpose[] = ['invite', 'reset'];
const ACCOUNT = `select a.id, a.code, a.name, a.email, a.status, s.password_hash as "passwordHash"
  from affiliate a left join speaker_account s on s.affiliate_id = a.id`;
const BY_CODE = statement('speaker-by-code', `${ACCOUNT} where a.code = $1`);
const BY_ID = statement('speaker-by-id', `${ACCOUNT} where a.id = $1`);
const LOCK_BY_CODE = statement('speaker-lock-by-code', `${ACCOUNT} where a.code = $1 for update of a`);
const LOCK_BY_EMAIL = statement(
  'speaker-lock-by-email',
  `${ACCOUNT} where a.email = $1 order by a.created_at, a.code limit 1 for update of a`,
);
const LOCK_ACTIVE = statement(
  'speaker-lock-active',
  `${ACCOUNT} where a.email = $1 and a.status = 'active' order by a.id for update of a`,
);
const ONE_CHOOSES_A_CODE = statement(
  'affiliate-choose-code',
  `select pg_advisory_xact_lock(hashtext('affiliate-code'))`,
);
const CODES_FROM = statement('affiliate-codes-from', `select code from affiliate where starts_with(code, $1)`);
const IS_ACTIVE = statement('speaker-is-active', `select from affiliate where id = $1 and status = 'active'`);
const CREATE = statement(
  'affiliate-create',
  `insert into affiliate (id, code, name, email, created_at) values ($1, $2, $3, $4, ${at('$5')})
   on conflict (code) do nothing returning 1`,
);
/** Clicks of codes that nobody owned are kept for whoever comes to own them (C-058). */
const CLAIM_CLICKS = statement(
  'affiliate-claim-clicks',
  'update referral_click set affiliate_id = $1 where code = $2 and affiliate_id is null',
);
/** The earlier owner of the address can take it back whatever was changed after it. */
const END_LINKS = statement(
  'speaker-end-links',
  `delete from speaker_link where affiliate_id = $1 and purpose <> 'take_back'`,
);
const END_TAKE_BACKS = statement(
  'speaker-end-take-backs',
  `delete from speaker_link where affiliate_id = $1 and purpose = 'take_back' and created_at > ${at('$2')}`,
);
const END_LINKS_OF = statement(
  'speaker-end-links-of',
  'delete from speaker_link where affiliate_id = $1 and purpose = $2',
);
const OPEN_LINK = statement(
  'speaker-open-link',
  `insert into speaker_link (token_hash, affiliate_id, purpose, email, created_at, expires_at)
   values ($1, $2, $3, $4, ${at('$5')}, ${at('$6')})`,
);
/** Deleting it is using it: of two who bring it at once, the second finds nothing. */
const IS_LINK_OPEN = statement(
  'speaker-is-link-open',
  `select 1 from speaker_link where token_hash = $1 and purpose = any($2::text[]) and expires_at > ${at('$3')}`,
);
const TAKE_LINK = statement(
  'speaker-take-link',
  `delete from speaker_link l using affiliate a left join speaker_account s on s.affiliate_id = a.id
   where l.token_hash = $1 and l.purpose = any($2::text[]) and a.id = l.affiliate_id
   returning a.id, a.code, a.name, a.email, a.status, s.password_hash as "passwordHash", l.email as "linkEmail", ${ms('l.created_at')} as "openedAt", ${ms('l.expires_at')} as "expiresAt"`,
);
const SET_STATUS = statement('affiliate-set-status', 'update affiliate set status = $2 where id = $1');
const SET_EMAIL = statement('affiliate-set-email', 'update affiliate set email = $2 where id = $1');
const NOTE_FORMER_EMAIL = statement(
  'affiliate-note-former-email',
  `insert into affiliate_former_email (affiliate_id, email, changed_at)
   select id, email, ${at('$3')} from affiliate where id = $1 and email <> $2 on conflict do nothing`,
);
const STILL_HAS = statement(
  'speaker-still-has-password',
  'select 1 from speaker_account where affiliate_id = $1 and password_hash = $2 for share',
);
const SET_PASSWORD = statement(
  'speaker-set-password',
  `insert into speaker_account (affiliate_id, password_hash, password_set_at) values ($1, $2, ${at('$3')})
   on conflict (affiliate_id) do update set password_hash = excluded.password_hash, password_set_at = excluded.password_set_at`,
);
const CLEAR_PASSWORD = statement('speaker-clear-password', 'delete from speaker_account where affiliate_id = $1');
const FORGET_LINKS = statement('speaker-links-forget', `delete from speaker_link where expires_at < ${at('$1')}`);

interface TakenLink extends SpeakerAccountRecord {
  /** Of a link about an address. */
  linkEmail: string;
  /** ms */
  openedAt: number;
  /** ms */
  expiresAt: number;
}

@Injectable()
export class SpeakerAccountsRepository implements SpeakerAccounts {
  constructor(private readonly sql: Sql) {}

  async byCode(code: string): Promise<SpeakerAccountRecord | null> {
    return (await this.sql.query<SpeakerAccountRecord>(BY_CODE, [code]))[0] ?? null;
  }

  async byId(id: string, tx: SqlExecutor = this.sql): Promise<SpeakerAccountRecord | null> {
    return (await tx.query<SpeakerAccountRecord>(BY_ID, [id]))[0] ?? null;
  }

  async lockByCode(tx: SqlExecutor, code: string): Promise<SpeakerAccountRecord | null> {
    return (await tx.query<SpeakerAccountRecord>(LOCK_BY_CODE, [code]))[0] ?? null;
  }

  async lockByEmail(tx: SqlExecutor, email: string): Promise<SpeakerAccountRecord | null> {
    return (await tx.query<SpeakerAccountRecord>(LOCK_BY_EMAIL, [email]))[0] ?? null;
  }

  async lockActive(tx: SqlExecutor, email: string): Promise<SpeakerAccountRecord[]> {
    return tx.query<SpeakerAccountRecord>(LOCK_ACTIVE, [email]);
  }

  async codesFrom(tx: SqlExecutor, start: string): Promise<ReadonlySet<string>> {
    await tx.query(ONE_CHOOSES_A_CODE);
    return new Set((await tx.query<{ code: string }>(CODES_FROM, [start])).map(({ code }) => code));
  }

  async isActive(id: string): Promise<boolean> {
    return (await this.sql.query(IS_ACTIVE, [id])).length > 0;
  }

  async create(tx: SqlExecutor, { id, code, name, email, at }: NewAffiliate): Promise<boolean> {
    if ((await tx.query(CREATE, [id, code, name, email, at])).length === 0) return false;
    await tx.query(CLAIM_CLICKS, [id, code]);
    return true;
  }

  async openLink(tx: SqlExecutor, link: NewSpeakerLink): Promise<void> {
    const { tokenHash, affiliateId, purpose, email, createdAt, expiresAt } = link;
    if (purpose !== 'take_back') await tx.query(END_LINKS_OF, [affiliateId, purpose]);
    await tx.query(OPEN_LINK, [tokenHash, affiliateId, purpose, email, createdAt, expiresAt]);
  }

  async isLinkOpen(tokenHash: string, now: number): Promise<boolean> {
    return (await this.sql.query(IS_LINK_OPEN, [tokenHash, PASSWORD_LINKS, now])).length === 1;
  }

  async takeLink(tx: SqlExecutor, tokenHash: string, now: number): Promise<SpeakerAccountRecord | null> {
    const taken = await this.take(tx, { tokenHash, now, purposes: PASSWORD_LINKS });
    if (!taken) return null;
    const { linkEmail: _none, openedAt: _then, ...speaker } = taken;
    await this.endLinks(tx, speaker.id);
    return speaker;
  }

  async takeEmailLink(
    tx: SqlExecutor,
    tokenHash: string,
    now: number,
  ): Promise<(SpeakerAccountRecord & { newEmail: string }) | null> {
    const taken = await this.take(tx, { tokenHash, now, purposes: ['email'] });
    if (!taken) return null;
    const { linkEmail: newEmail, openedAt: _then, ...speaker } = taken;
    return { ...speaker, newEmail };
  }

  async takeTakeBackLink(
    tx: SqlExecutor,
    tokenHash: string,
    now: number,
  ): Promise<(SpeakerAccountRecord & { formerEmail: string }) | null> {
    const taken = await this.take(tx, { tokenHash, now, purposes: ['take_back'] });
    if (!taken) return null;
    const { linkEmail: formerEmail, openedAt, ...speaker } = taken;
    await this.endLinks(tx, speaker.id);
    await tx.query(END_TAKE_BACKS, [speaker.id, openedAt]);
    return { ...speaker, formerEmail };
  }

  async endLinks(tx: SqlExecutor, affiliateId: string): Promise<void> {
    await tx.query(END_LINKS, [affiliateId]);
  }

  /** Links that are over. */
  async forgetOld(now: number): Promise<void> {
    await this.sql.query(FORGET_LINKS, [now]);
  }

  async stillHasPassword(affiliateId: string, passwordHash: string): Promise<boolean> {
    return (await this.sql.query(STILL_HAS, [affiliateId, passwordHash])).length === 1;
  }

  async setStatus(
    tx: SqlExecutor,
    { affiliateId, status }: { affiliateId: string; status: 'active' | 'disabled' },
  ): Promise<void> {
    await tx.query(SET_STATUS, [affiliateId, status]);
    if (status === 'disabled') await tx.query(END_LINKS, [affiliateId]);
  }

  async setEmail(
    tx: SqlExecutor,
    { affiliateId, email, at: changedAt }: { affiliateId: string; email: string; at: number },
  ): Promise<void> {
    await tx.query(NOTE_FORMER_EMAIL, [affiliateId, email, changedAt]);
    await tx.query(SET_EMAIL, [affiliateId, email]);
  }

  async clearPassword(tx: SqlExecutor, affiliateId: string): Promise<void> {
    await tx.query(CLEAR_PASSWORD, [affiliateId]);
  }

  async setPassword(
    tx: SqlExecutor,
    { affiliateId, passwordHash, at }: { affiliateId: string; passwordHash: string; at: number },
  ): Promise<void> {
    await tx.query(SET_PASSWORD, [affiliateId, passwordHash, at]);
  }

  private async take(
    tx: SqlExecutor,
    { tokenHash, now, purposes }: { tokenHash: string; now: number; purposes: readonly SpeakerLinkPurpose[] },
  ): Promise<Omit<TakenLink, 'expiresAt'> | null> {
    const [taken] = await tx.query<TakenLink>(TAKE_LINK, [tokenHash, purposes]);
    if (!taken || taken.expiresAt <= now) return null;
    const { expiresAt: _end, ...speaker } = taken;
    return speaker;
  }
}
