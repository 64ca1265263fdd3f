import { Injectable } from '@nestjs/common';
import { Batcher } from '../../../platform/database/batcher.js';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import {
  isKeyTaken,
  isRemembered,
  remember,
  rememberedAnswer,
  wereAnswered,
} from '../../../platform/idempotency/remembered-answers.js';
import { EventNews } from '../../../platform/outbox/event-news.js';
import { jobFlags } from '../../../platform/outbox/job-trace.js';
import { appendEvent } from '../../../platform/outbox/outbox.js';
import type { Registrant, Registrants, Registration, RegistrationOutcome } from '../application/registrants.port.js';

/** A registration of a browser that keeps nothing has the number of its row only. */
const EVENT = `json_strip_nulls(json_build_object('signup_id', id, 'visit',
     case when visitor is not null then json_build_object('visitor', visitor, 'at', at) end,
     'phone', case when phone is not null then true end, 'referral', case when referral is not null then true end))`;
/**
 * One statement for all who press at the same moment, so one round trip and one commit: each registrant, the remembered key and the
 * event are stored together. A parallel request for the same address waits on the unique index, then finds nothing to insert; in the
 * order of addresses, so that processes do not wait for each other in a circle. The key is looked up row by row by its index.
 */
const REGISTER = statement(
  'signup-register',
  `with wanted as (
     select * from json_to_recordset($1::json) as wanted(id uuid, name text, email text, phone text, referral text, token text,
       invited text, source text, visitor text, at float8, key text, hash text, ends float8, flags text[])
   ), created as (
     insert into signup (id, name, email, phone, referral_code, invite_token, invited_by, source, created_at)
     select id, name, email, phone, referral, token,
            (select friend.id from signup friend where friend.invite_token = wanted.invited), source, ${at('wanted.at')}
     from wanted
     where wanted.key is null
        or not ${isRemembered({ scope: 'signup', key: 'wanted.key', now: 'wanted.at' })}
     order by email
     on conflict (email) do nothing
     returning id as created_id
   ), registered as (
     select wanted.* from wanted join created on created_id = id
   ), remembered as (
     ${remember({
       scope: 'signup',
       key: 'key',
       requestHash: 'hash',
       result: `jsonb_build_object('id', id::text, 'email', email, 'inviteToken', token, 'createdAt', at)`,
       expiresAt: 'ends',
       from: 'registered where key is not null',
     })}
   ), told as (
     ${appendEvent({ name: 'signup.created', payload: EVENT, flags: 'flags', from: 'registered' })}
   )
   select id from registered`,
);
const REMEMBERED = rememberedAnswer('signup');
const WERE_ANSWERED = wereAnswered('signup');
const COLUMNS = `id, name, email, phone, referral_code as "referralCode", invite_token as "inviteToken",
  ${ms('created_at')} as "createdAt"`;
const BY_IDS = statement('signup-by-ids', `select ${COLUMNS} from signup where id = any($1::uuid[])`);
const BY_EMAIL = statement('signup-by-email', `select ${COLUMNS} from signup where email = $1`);
const FRIENDS = statement(
  'signup-friends',
  `select (select count(*)::int from signup friend where friend.invited_by = own.id) as friends from signup own where own.invite_token = $1`,
);
const COUNT = statement('signup-count', 'select count(*)::int as total from signup');

interface AnswerQuestion {
  key: string;
  requestHash: string;
  now: number;
}

@Injectable()
export class RegistrantsRepository implements Registrants {
  private readonly registrations = new Batcher<WantedRow, boolean>((rows) => this.registerAll(rows));
  private readonly questions = new Batcher<AnswerQuestion, boolean>((asked) => this.wereAnswered(asked));
  private readonly reads = new Batcher<string, Registrant | null>((ids) => this.byIds(ids));

  constructor(
    private readonly sql: Sql,
    private readonly news: EventNews,
  ) {}

  async register(registration: Registration): Promise<RegistrationOutcome> {
    if (await this.registrations.add(wantedRow(registration))) return { kind: 'created' };
    const { idempotency } = registration;
    if (!idempotency) return { kind: 'already_registered' };
    return this.earlierAnswer(idempotency, registration.registrant.createdAt);
  }

  wasAnswered({ key, requestHash }: { key: string; requestHash: string }, now: number): Promise<boolean> {
    return this.questions.add({ key, requestHash, now });
  }

  byId(id: string): Promise<Registrant | null> {
    return this.reads.add(id);
  }

  async byEmail(email: string): Promise<Registrant | null> {
    const [row] = await this.sql.query<Registrant>(BY_EMAIL, [email]);
    return row ?? null;
  }

  async friendsOf(inviteToken: string): Promise<number | null> {
    const [row] = await this.sql.query<{ friends: number }>(FRIENDS, [inviteToken]);
    return row?.friends ?? null;
  }

  async count(): Promise<number> {
    const [row] = await this.sql.query<{ total: number }>(COUNT);
    return row!.total;
  }

  private async registerAll(rows: WantedRow[]): Promise<boolean[]> {
    // Another process used one of the keys at the same moment: now its answer is seen.
    const registered = await this.store(rows).catch((error) => {
      if (isKeyTaken(error)) return this.store(rows);
      throw error;
    });
    if (registered.length > 0) this.news.tell();
    const ids = new Set(registered.map(({ id }) => id));
    return rows.map(({ id }) => ids.has(id));
  }

  private store(rows: readonly WantedRow[]): Promise<{ id: string }[]> {
    const turns = turnsByKey(rows);
    return turns.length === 1
      ? this.sql.query<{ id: string }>(REGISTER, [JSON.stringify(rows)])
      : this.sql.transaction((tx) => inTurn(tx, turns));
  }

  private async byIds(ids: string[]): Promise<(Registrant | null)[]> {
    const rows = await this.sql.query<Registrant>(BY_IDS, [[...new Set(ids)]]);
    const registrants = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => registrants.get(id.toLowerCase()) ?? null);
  }

  private async wereAnswered(asked: AnswerQuestion[]): Promise<boolean[]> {
    const rows = await this.sql.query<{ answered: boolean }>(WERE_ANSWERED, [
      asked.map(({ key }) => key),
      asked.map(({ requestHash }) => requestHash),
      asked.map(({ now }) => now),
    ]);
    return rows.map(({ answered }) => answered);
  }

  private async earlierAnswer(
    { key, requestHash }: { key: string; requestHash: string },
    now: number,
  ): Promise<RegistrationOutcome> {
    const [row] = await this.sql.query<{ request_hash: string; result: Registrant }>(REMEMBERED, [key, now]);
    if (!row) return { kind: 'already_registered' };
    if (row.request_hash !== requestHash) return { kind: 'key_reused' };
    return { kind: 'replayed', registrant: row.result };
  }
}

const wantedRow = ({ registrant, invitedWith, source, visitor, idempotency }: Registration) => ({
  id: registrant.id,
  name: registrant.name,
  email: registrant.email,
  phone: registrant.phone,
  referral: registrant.referralCode,
  token: registrant.inviteToken,
  invited: invitedWith,
  source,
  visitor,
  at: registrant.createdAt,
  key: idempotency?.key ?? null,
  hash: idempotency?.requestHash ?? null,
  ends: idempotency?.expiresAt ?? null,
  // Of the request that asks, so before it is one of many.
  flags: jobFlags(),
});
type WantedRow = ReturnType<typeof wantedRow>;

/** A statement does not see what it remembers itself: registrations with one key follow each other. */
function turnsByKey(rows: readonly WantedRow[]): WantedRow[][] {
  const turns: WantedRow[][] = [];
  const used = new Map<string, number>();
  for (const row of rows) {
    const turn = row.key === null ? 0 : (used.get(row.key) ?? 0);
    if (row.key !== null) used.set(row.key, turn + 1);
    (turns[turn] ??= []).push(row);
  }
  return turns;
}

async function inTurn(tx: SqlExecutor, turns: readonly WantedRow[][]): Promise<{ id: string }[]> {
  const registered: { id: string }[] = [];
  for (const turn of turns) registered.push(...(await tx.query<{ id: string }>(REGISTER, [JSON.stringify(turn)])));
  return registered;
}
