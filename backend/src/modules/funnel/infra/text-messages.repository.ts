import { Injectable } from '@nestjs/common';
import { HOUR_MS, DAY_MS } from '@summit/rules';
import { Batcher } from '../../../platform/database/batcher.js';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { FailedTry, TextDecision, TextEnd, TextMessages, TextVerdict } from '../application/text-messages.port.js';

/** Somewhat less than a day: the text of every morning comes some seconds earlier or later than the last one. */
const RECENTLY_MS = 20 * HOUR_MS;

/** A try ends within this time, or its process has died: the gateway may take 20 s for its answer. */
const LEASE_SECONDS = 60;
/** A text may go out a second time, where the process died before it could note the first; never a third time. */
const MAX_HANDOVERS = 2;

/** One decision at a time: two at once would both find the last place of the day free. */
const LOCK = statement('sms-lock', `select pg_advisory_xact_lock(hashtext('sms_message'))`);
const SENT = `state in ('sending', 'sent', 'unconfirmed')`;
/** SQL on `asked`: whether the registration has the number. It keeps it until the end of the transaction: an erasure waits, or has been. */
const HAS_NUMBER = `(select true from signup where signup.id = asked."signupId" and signup.phone = asked.recipient for share)`;
/** For each text whose registration has its number: its state and tries, and how many texts went to its number and on its day. */
const KNOWN = statement(
  'sms-known',
  `with asked as (
     select * from json_to_recordset($1::json)
       as asked(key text, template text, "signupId" uuid, recipient text, since float8, today float8)
   ), days as materialized (
     select today, (select count(*)::int from sms_message where ${SENT} and decided_at >= ${at('today')}) as texts
     from (select distinct today from asked) as days
   )
   select asked.key, known.state, known.handovers,
     coalesce(known.handed_over_at > now() - make_interval(secs => ${LEASE_SECONDS}), false) as "underWay",
     (select count(*)::int from sms_message where sms_message.${SENT} and sms_message.recipient = asked.recipient and sms_message.template = asked.template
        and decided_at > ${at('asked.since')}) as "ofNumber",
     (select texts from days where days.today = asked.today) as "ofDay"
   from asked left join sms_message as known using (key) where ${HAS_NUMBER}`,
);
const HAVE_NUMBER = statement(
  'sms-have-number',
  `select asked.key from json_to_recordset($1::json) as asked(key text, "signupId" uuid, recipient text) where ${HAS_NUMBER}`,
);
const INSERT = statement(
  'sms-insert',
  `insert into sms_message (key, template, recipient, decided_at, state, handovers, handed_over_at)
   select key, template, recipient, ${at('now')}, state, case state when 'sending' then 1 else 0 end,
     case state when 'sending' then now() end
   from json_to_recordset($1::json) as text(key text, template text, recipient text, now float8, state text)
   on conflict do nothing`,
);
const WITHHOLD = statement(
  'sms-withhold',
  `insert into sms_message as known (key, template, recipient, decided_at, state) values ($1, $2, $3, ${at('$4')}, 'withheld')
   on conflict (key) do update set state = case known.handovers when 0 then 'withheld' else 'unconfirmed' end
   where known.state = 'sending'`,
);
/** What waited for its next try, and is given to the gateway again, or no more. */
const HAND_OVER_AGAIN = statement(
  'sms-hand-over-again',
  `update sms_message set handovers = handovers + 1, handed_over_at = now() where key = any($1::text[])`,
);
const TRY_ENDED = statement(
  'sms-try-ended',
  `update sms_message set handovers = handovers - case when $2 then 1 else 0 end, handed_over_at = null
   where key = $1 and state = 'sending' and handovers > 0`,
);
const END = statement(
  'sms-end',
  `update sms_message set state = ended.state from unnest($1::text[], $2::text[]) as ended(key, state)
   where sms_message.key = ended.key`,
);

interface Known {
  key: string;
  state: string | null;
  handovers: number | null;
  underWay: boolean;
  ofNumber: number;
  ofDay: number;
}
type DecidedText = Omit<TextDecision, 'dailyLimit'> & { state: 'sending' | 'withheld' };

const dayOf = (now: number): number => Math.floor(now / DAY_MS) * DAY_MS;

/** Many registrations are followed up at the same moment, so their texts share statements. */
@Injectable()
export class TextMessagesRepository implements TextMessages {
  private readonly decisions = new Batcher<TextDecision, TextVerdict>((texts) => this.decideAll(texts));
  private readonly ends = new Batcher<{ key: string; state: TextEnd }>((texts) => this.endAll(texts));

  constructor(private readonly sql: Sql) {}

  decide(text: TextDecision): Promise<TextVerdict> {
    return this.decisions.add(text);
  }

  async withhold(text: Omit<TextDecision, 'dailyLimit'>): Promise<void> {
    await this.sql.transaction(async (tx) => {
      const { key, template, recipient, now } = text;
      const hasNumber = (await tx.query(HAVE_NUMBER, [JSON.stringify([text])])).length > 0;
      if (hasNumber) await tx.query(WITHHOLD, [key, template, recipient, now]);
    });
  }

  async noteFailedTry(key: string, { certain }: FailedTry): Promise<void> {
    await this.sql.query(TRY_ENDED, [key, certain]);
  }

  end(key: string, state: TextEnd): Promise<void> {
    return this.ends.add({ key, state });
  }

  private decideAll(texts: TextDecision[]): Promise<TextVerdict[]> {
    return this.sql.transaction(async (tx) => {
      await tx.query(LOCK);
      const known = await knownOf(tx, texts);
      const decided: DecidedText[] = [];
      const again = new Set<string>();
      const verdicts = texts.map((text) => {
        const before = decided.find(({ key }) => key === text.key);
        if (before) return before.state === 'sending' ? 'under_way' : 'done';
        if (again.has(text.key)) return 'under_way';
        const row = known.get(text.key);
        if (!row) return 'done';
        const verdict = row.state ? verdictOnKnown(row) : verdictOn(text, row, decided);
        if (!row.state) decided.push({ ...text, state: isSent(verdict) ? 'sending' : 'withheld' });
        else if (isSent(verdict)) again.add(text.key);
        return verdict;
      });
      await tx.query(INSERT, [JSON.stringify(decided)]);
      if (again.size > 0) await tx.query(HAND_OVER_AGAIN, [[...again]]);
      return verdicts;
    });
  }

  private async endAll(texts: { key: string; state: string }[]): Promise<void[]> {
    await this.sql.query(END, [texts.map(({ key }) => key), texts.map(({ state }) => state)]);
    return texts.map(() => undefined);
  }
}

const isSent = (verdict: TextVerdict): boolean => verdict === 'send' || verdict === 'send_last_of_day';

async function knownOf(tx: SqlExecutor, texts: readonly TextDecision[]): Promise<ReadonlyMap<string, Known>> {
  const asked = texts.map(({ now, ...text }) => ({ ...text, since: now - RECENTLY_MS, today: dayOf(now) }));
  return new Map((await tx.query<Known>(KNOWN, [JSON.stringify(asked)])).map((row) => [row.key, row]));
}

/** On a text that was decided on before. */
function verdictOnKnown({ state, handovers, underWay }: Known): TextVerdict {
  if (state !== 'sending') return 'done';
  if (underWay) return 'under_way';
  return (handovers ?? 0) < MAX_HANDOVERS ? 'send' : 'unconfirmed';
}

/** On a text that is new. `decided`: before it, in the same transaction. */
function verdictOn(text: TextDecision, known: Known, decided: readonly DecidedText[]): TextVerdict {
  const sent = decided.filter((other) => other.state === 'sending');
  const isOfNumber = (other: DecidedText) => other.recipient === text.recipient && other.template === text.template;
  const ofNumber = known.ofNumber + sent.filter(isOfNumber).length;
  const ofDay = known.ofDay + sent.filter(({ now }) => now >= dayOf(text.now)).length;
  if (ofNumber > 0) return 'number_had_it';
  if (ofDay >= text.dailyLimit) return 'over_budget';
  return ofDay + 1 === text.dailyLimit ? 'send_last_of_day' : 'send';
}
