import { DAYS, SUMMITS } from '@summit/content';
import type { DataSource } from 'typeorm';
import { importItems, type ContentKind, type ImportResult } from '../../platform/content-import/import-items.js';

const summitRows = () =>
  SUMMITS.map((summit) => ({
    key: summit.key,
    slug: summit.filterSlug,
    number: summit.number,
    title: summit.title,
    card_date: summit.cardDate,
    card_sessions: summit.cardSessions,
    day_count: summit.dayCount,
    first_day: summit.firstDay,
    last_day: summit.lastDay,
    first_day_at: summit.firstDayAt,
    date_label: summit.dateLabel,
  }));

const SUMMIT: ContentKind<ReturnType<typeof summitRows>[number]> = {
  table: 'summit',
  key: { column: 'key', type: 'text' },
  columns: {
    slug: 'text',
    number: 'smallint',
    title: 'text',
    card_date: 'text',
    card_sessions: 'text',
    day_count: 'smallint',
    first_day: 'date',
    last_day: 'date',
    first_day_at: 'timestamptz',
    date_label: 'text',
  },
  withdraws: false,
};

const dayRows = () =>
  DAYS.map(({ day, shortTitle, longTitle, intro, homework }) => ({
    day,
    short_title: shortTitle,
    long_title: longTitle,
    intro,
    homework,
  }));

const SUMMIT_DAY: ContentKind<ReturnType<typeof dayRows>[number]> = {
  table: 'summit_day',
  key: { column: 'day', type: 'smallint' },
  columns: { short_title: 'text', long_title: 'text', intro: 'text', homework: 'text' },
  withdraws: false,
};

/** Stores the two editions (C-039). Sessions point to them, so they come first. */
export const importSummits = (dataSource: DataSource): Promise<ImportResult> =>
  importItems(dataSource, SUMMIT, summitRows());

/** Stores titles, intros and homework of the five days (C-050, C-051). */
export const importSummitDays = (dataSource: DataSource): Promise<ImportResult> =>
  importItems(dataSource, SUMMIT_DAY, dayRows());
