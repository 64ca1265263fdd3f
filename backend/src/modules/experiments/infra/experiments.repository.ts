import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { executorOf, Sql, statement } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import type {
  Experiments,
  Exposure,
  Outcome,
  StartedExperiment,
  StoppedExperiment,
} from '../application/experiments.port.js';
import type { Experiment, Plan, SeenPlan, Variant } from '../domain/experiment.js';

const HISTORY_LENGTH = 50;
const COLUMNS = `e.id, e.status, e.control, e.variant, e.measure, e.expected_visitors as "expectedVisitors", e.max_days as "maxDays",
  ${ms('e.started_at')} as "startedAt", e.started_by as "startedBy", ${ms('e.stopped_at')} as "stoppedAt",
  e.stopped_by as "stoppedBy", e.winner`;

const planJson = (row: string): string =>
  `jsonb_build_object('variant', ${row}.variant, 'measure', ${row}.measure, 'expectedVisitors', ${row}.expected_visitors, 'maxDays', ${row}.max_days)`;

const OPEN = statement(
  'experiment-open',
  `select ${COLUMNS} from experiment e where e.place = 'landing_headline' and e.status <> 'stopped'`,
);
const HISTORY = statement(
  'experiment-history',
  `select ${COLUMNS}, e.outcome from experiment e where e.status = 'stopped' order by e.stopped_at desc limit ${HISTORY_LENGTH}`,
);
/**
 * `before` is read from the state at the start of the statement. Nothing is answered while the open one runs, or where it is not what was
 * seen ($6, null for none; $7: whether somebody has looked).
 */
const SAVE_DRAFT = statement(
  'experiment-save-draft',
  `with saved as (
     insert into experiment (id, place, status, variant, measure, expected_visitors, max_days)
     select $1::uuid, 'landing_headline', 'draft', $2, $3, $4::int, $5::int
     where not $7::boolean or $6::jsonb is null or exists (select from experiment e where e.place = 'landing_headline' and e.status <> 'stopped')
     on conflict (place) where status <> 'stopped' do update
     set variant = excluded.variant, measure = excluded.measure, expected_visitors = excluded.expected_visitors,
       max_days = excluded.max_days
     where experiment.status = 'draft' and (not $7::boolean or ${planJson('experiment')} = $6::jsonb)
     returning id
   )
   select (select ${planJson('e')}
     from experiment e where e.id = saved.id) as before from saved`,
);
const START = statement(
  'experiment-start',
  `update experiment e set status = 'running', control = $2, started_by = $3, started_at = ${at('$4')}
   where e.id = $1 and e.status = 'draft' and ${planJson('e')} = $5::jsonb returning ${COLUMNS}`,
);
const LOCK_RUNNING = statement(
  'experiment-lock-running',
  `select ${COLUMNS} from experiment e where e.id = $1 and e.status = 'running' for update`,
);
const STOP = statement(
  'experiment-stop',
  `update experiment set status = 'stopped', winner = $2, stopped_by = $3, stopped_at = ${at('$4')}, outcome = $5::jsonb where id = $1`,
);
const IS_EXPOSED = statement(
  'experiment-is-exposed',
  'select 1 from experiment_exposure where experiment_id = $1 and visitor = $2',
);
/** Another process may not have heard yet that it was stopped. */
const NOTE_EXPOSURE = statement(
  'experiment-note-exposure',
  `insert into experiment_exposure (experiment_id, visitor, variant, exposed_at)
   select e.id, $2, $3, ${at('$4')} from experiment e where e.id = $1 and e.status = 'running'
   on conflict do nothing`,
);
const RUNNING_AT = statement(
  'experiment-running-at',
  `select e.id from experiment e where e.started_at <= ${at('$1')} and (e.stopped_at is null or e.stopped_at > ${at('$1')})`,
);
const NOTE_REGISTRATION = statement(
  'experiment-note-registration',
  `insert into experiment_registration (experiment_id, signup_id, visitor, variant, exposed_at)
   select x.experiment_id, $3, x.visitor, x.variant, x.exposed_at from experiment_exposure x
   where x.experiment_id = $1 and x.visitor = $2 and x.exposed_at <= ${at('$4')}
   on conflict do nothing`,
);

/** The same text that `planJson` makes of a row; other fields of the plan are left out. */
const planText = ({ variant, measure, expectedVisitors, maxDays }: Plan): string =>
  JSON.stringify({ variant, measure, expectedVisitors, maxDays });

@Injectable()
export class ExperimentsRepository implements Experiments {
  constructor(private readonly sql: Sql) {}

  async open(): Promise<Experiment | null> {
    return (await this.sql.query<Experiment & object>(OPEN))[0] ?? null;
  }

  history(): Promise<StoppedExperiment[]> {
    return this.sql.query<StoppedExperiment & object>(HISTORY);
  }

  async saveDraft(plan: Plan, seen?: SeenPlan): Promise<{ before: Plan | null } | 'running' | 'changed'> {
    const { variant, measure, expectedVisitors, maxDays } = plan;
    const seenAs = seen ? planText(seen) : null;
    const values = [randomUUID(), variant, measure, expectedVisitors, maxDays, seenAs, seen !== undefined];
    const [saved] = await this.sql.query<{ before: Plan | null }>(SAVE_DRAFT, values);
    if (saved) return saved;
    return (await this.open())?.status === 'running' ? 'running' : 'changed';
  }

  async start(id: string, { control, by, at: startedAt, seen }: StartedExperiment): Promise<Experiment | null> {
    return (await this.sql.query<Experiment & object>(START, [id, control, by, startedAt, planText(seen)]))[0] ?? null;
  }

  async lockRunning(tx: Transaction, id: string): Promise<Experiment | null> {
    return (await executorOf(tx).query<Experiment & object>(LOCK_RUNNING, [id]))[0] ?? null;
  }

  async stop(
    tx: Transaction,
    id: string,
    stop: { winner: Variant; by: string; at: number; outcome: Outcome },
  ): Promise<void> {
    await executorOf(tx).query(STOP, [id, stop.winner, stop.by, stop.at, JSON.stringify(stop.outcome)]);
  }

  async isExposed(experimentId: string, visitor: string): Promise<boolean> {
    return (await this.sql.query(IS_EXPOSED, [experimentId, visitor])).length > 0;
  }

  async noteExposure({ experimentId, visitor, variant, at: seenAt }: Exposure): Promise<void> {
    await this.sql.query(NOTE_EXPOSURE, [experimentId, visitor, variant, seenAt]);
  }

  async runningAt(time: number): Promise<string[]> {
    return (await this.sql.query<{ id: string }>(RUNNING_AT, [time])).map(({ id }) => id);
  }

  async noteRegistration(registration: Parameters<Experiments['noteRegistration']>[0]): Promise<void> {
    const { experimentId, visitor, signupId, at: registeredAt } = registration;
    await this.sql.query(NOTE_REGISTRATION, [experimentId, visitor, signupId, registeredAt]);
  }
}
