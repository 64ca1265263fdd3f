import { isCount, kind } from './setting-kind.js';

/** What owners may set. A hundred years: as good as never. */
export const RETENTION_BOUNDS = { least: 1, most: 36_500 };

/** Whoever stored more, before there was a bound or in the table itself, means never: it must not become the default, and delete. */
const days = (usual: number, meaning: string) => kind<number>({ meaning, default: usual, accepts: isCount });

/** The days that a stored period stands for. */
export const retentionDays = (stored: number): number => Math.min(stored, RETENTION_BOUNDS.most);

/** What is forgotten by night, and after how long. */
export const RETENTION_SETTINGS = {
  'retention.page_view_days': days(
    90,
    'After how many days a page view loses browser, visitor and full addresses; its figures stay (X-018).',
  ),
  'retention.experiment_days': days(
    90,
    'After how many days a stopped experiment forgets its single visitors; what was seen at its end stays.',
  ),
  'retention.message_days': days(
    730,
    'After how many days a mail or text message that has ended no longer says to whom it went (X-018).',
  ),
  'retention.failed_job_days': days(
    30,
    'After how many days a job that was given up is removed from the queue, with what it names (X-018).',
  ),
};
