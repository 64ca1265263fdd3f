import { Inject, Injectable } from '@nestjs/common';
import type { AlertKind } from '@summit/contracts';
import { CLOCK, type Clock } from '../clock/clock.js';
import { executorOf, Sql, statement } from '../database/sql.js';
import { at, ms } from '../database/sql-text.js';
import type { Transaction } from '../database/transactions.port.js';

/** Something that stands now. */
export interface Finding {
  /** What it is about where a kind has several; '' otherwise. */
  subject: string;
  /** A sentence for whoever is woken. It names no person. */
  summary: string;
}

/** What is told in quiet hours, too: money or mails stand still until somebody acts. */
const URGENT: ReadonlySet<AlertKind> = new Set(['provider_down', 'queue_late', 'payments_failing', 'books_differ']);
/** What comes back within this time is the same alert, and nobody is told again. */
const SAME_WITHIN = "interval '1 hour'";

const NOW = at('$3');
const LOCK = statement('alerts-lock', `select pg_advisory_xact_lock(hashtextextended('alerts of ' || $1, 0))`);
const END = statement(
  'alerts-end',
  `update operator_alert set ended_at = ${at('$3')} where kind = $1 and ended_at is null and subject <> all($2::text[])`,
);
const REOPEN = statement(
  'alerts-reopen',
  `update operator_alert set ended_at = null where id in (
     select distinct on (subject) id from operator_alert a
     where kind = $1 and subject = any($2::text[]) and ended_at > ${NOW} - ${SAME_WITHIN} and ended_at <= ${NOW}
       and not exists (select 1 from operator_alert b where b.kind = $1 and b.subject = a.subject and b.ended_at is null)
     order by subject, ended_at desc)`,
);
/** What stands keeps its first sentence: it is the one that was told. */
const RAISE = statement(
  'alerts-raise',
  `insert into operator_alert (id, kind, subject, summary, urgent, raised_at)
   select gen_random_uuid(), $1, subject, summary, $4, ${NOW} from jsonb_to_recordset($2::jsonb) as found(subject text, summary text)
   on conflict (kind, subject) where ended_at is null do nothing`,
);

const TAKE_UNTOLD = statement(
  'alerts-take-untold',
  `update operator_alert set told_at = ${at('$1')}
   where ended_at is null and told_at is null and (urgent or not $2)
   returning id, summary, ${ms('raised_at')} as "raisedAt"`,
);

export interface UnsentAlert {
  id: string;
  summary: string;
  /** ms. */
  raisedAt: number;
}

/** Where modules say what an operator has to know. Telling is the module `alerts`. */
@Injectable()
export class OperatorAlerts {
  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** All that stands of a kind: what is new is raised, what is missing has ended. */
  async stand(kind: AlertKind, findings: readonly Finding[]): Promise<void> {
    const now = this.clock.now();
    const subjects = findings.map(({ subject }) => subject);
    await this.sql.transaction(async (tx) => {
      await tx.query(LOCK, [kind]);
      await tx.query(END, [kind, subjects, now]);
      if (findings.length === 0) return;
      await tx.query(REOPEN, [kind, subjects, now]);
      await tx.query(RAISE, [kind, JSON.stringify(findings), now, URGENT.has(kind)]);
    });
  }

  /** Notes what stands and was not told as told now, and answers it; in quiet hours only what is urgent. */
  takeUnsent(tx: Transaction, quiet: boolean): Promise<UnsentAlert[]> {
    return executorOf(tx).query<UnsentAlert>(TAKE_UNTOLD, [this.clock.now(), quiet]);
  }
}
