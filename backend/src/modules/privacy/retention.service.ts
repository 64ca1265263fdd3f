import { Inject, Injectable } from '@nestjs/common';
import {
  RETENTION_KINDS,
  type RetentionChanges,
  type RetentionDueResponse,
  type RetentionKind,
  type RetentionPeriod,
} from '@summit/contracts';
import { RETENTION_BOUNDS, RETENTION_SETTINGS, retentionDays } from '../../platform/settings/retention-settings.js';
import { namedIn, Settings, type SettingValues } from '../../platform/settings/settings.js';
import { RetentionRecords, type LastRun } from './infra/retention-records.js';

const settingOf = <Kind extends RetentionKind>(kind: Kind) => `retention.${kind}_days` as const;
const fieldOf = <Kind extends RetentionKind>(kind: Kind) => `${kind}_days` as const;
const KEYS = RETENTION_KINDS.map(settingOf);
type Values = SettingValues<(typeof KEYS)[number]>;

/** Days by field, as owners give them. */
export type RetentionDays = Required<RetentionChanges>;

/** How long what is kept: owners choose, and it holds from the next night. */
@Injectable()
export class RetentionService {
  constructor(
    @Inject(Settings) private readonly settings: Pick<Settings, 'readAll' | 'change'>,
    @Inject(RetentionRecords) private readonly records: Pick<RetentionRecords, 'lastRuns' | 'due'>,
  ) {}

  async read(): Promise<RetentionPeriod[]> {
    const [values, runs] = await Promise.all([this.settings.readAll(KEYS), this.records.lastRuns()]);
    return RETENTION_KINDS.map((kind) => {
      const run = runs.find(({ setting }) => setting === settingOf(kind));
      return {
        kind,
        days: retentionDays(values[settingOf(kind)]),
        usual_days: RETENTION_SETTINGS[settingOf(kind)].default,
        least_days: RETENTION_BOUNDS.least,
        most_days: RETENTION_BOUNDS.most,
        last_run: run ? presentRun(run) : null,
      };
    });
  }

  /** What the next night would forget with those days. Throws `validation_failed` where none are named. */
  async due(changes: RetentionChanges): Promise<RetentionDueResponse['due']> {
    const named = namedIn(changes);
    const due: RetentionDueResponse['due'] = [];
    for (const kind of RETENTION_KINDS) {
      const days = named[fieldOf(kind)];
      if (days === undefined) continue;
      const { records, orMore } = await this.records.due(settingOf(kind), days);
      due.push({ kind, records, or_more: orMore });
    }
    return due;
  }

  /** Writes only what is named. Answers all as they were before and as they are now. Throws `validation_failed` for a change of nothing. */
  async save(changes: RetentionChanges): Promise<{ before: RetentionDays; after: RetentionDays }> {
    const { before, after } = await this.settings.change(
      KEYS,
      () =>
        Object.fromEntries(RETENTION_KINDS.map((kind) => [settingOf(kind), changes[fieldOf(kind)]])) as Partial<Values>,
    );
    return { before: daysOf(before), after: daysOf(after) };
  }
}

const presentRun = ({ ranAt, days, forgotten, unfinished }: LastRun): RetentionPeriod['last_run'] => ({
  ran_at: ranAt.toISOString(),
  days,
  forgotten,
  unfinished,
});

const daysOf = (values: Values): RetentionDays =>
  Object.fromEntries(
    RETENTION_KINDS.map((kind) => [fieldOf(kind), retentionDays(values[settingOf(kind)])]),
  ) as RetentionDays;
