import type { FigureSet } from '../telemetry/database-figures.js';
import { statement } from './sql.js';

/** Of a server that archives its log for backups to a point in time; elsewhere it never fails. */
export const ARCHIVE_FIGURES: FigureSet = {
  read: statement(
    'figures-archive',
    `select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false)::int as summit_database_archive_failing
     from pg_stat_archiver`,
  ),
  gauges: {
    summit_database_archive_failing: '1 while PostgreSQL cannot hand its log over to the repository of backups.',
  },
};
