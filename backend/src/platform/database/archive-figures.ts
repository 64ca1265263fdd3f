import type { FigureSet } from '../telemetry/database-figures.js';
import { statement } from './sql.js';

/** For a server that archives its log for point-in-time backups; on other servers nothing can fail. */
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
