import type { RetentionDueResponse, RetentionKind, RetentionPeriod } from '@summit/contracts';
import { formatCount, formatQuantity } from '../../lib/format/format-figures';

type Due = RetentionDueResponse['due'][number];

const countOf = ({ records, or_more }: Due): string =>
  records === null
    ? 'too many records to count them in time'
    : `${or_more ? 'more than ' : ''}${formatQuantity(records, 'record')}`;

/** Texts of what goes by itself. */
export const RETENTION_TEXTS = {
  title: 'What goes by itself',
  about:
    'Each night forgets what is old enough. What it forgets can not be brought back; figures, orders and the books stay.',
  failed: 'We could not load how long what is kept.',
  waiting: 'Loading how long what is kept...',
  bounds: ({ usual_days, least_days, most_days }: RetentionPeriod) =>
    `Usually ${formatCount(usual_days)}; from ${formatCount(least_days)} to ${formatCount(most_days)}.`,
  invalid: ({ least_days, most_days }: RetentionPeriod) =>
    `Please enter a whole number from ${formatCount(least_days)} to ${formatCount(most_days)}`,
  lastRun: 'Last run',
  forgotten: ({ forgotten, days, unfinished }: NonNullable<RetentionPeriod['last_run']>) =>
    `${formatQuantity(forgotten, 'record')} older than ${formatQuantity(days, 'day')}.${
      unfinished ? ' A part could not be forgotten; it is tried again.' : ''
    }`,
  never: 'No night has passed yet.',
  save: 'Save',
  saving: 'Saving...',
  saveFailed: 'Nothing was saved.',
  countFailed: 'We could not count what would be forgotten. Nothing was saved.',
  askTitle: 'Forget sooner?',
  askBody: 'The next night forgets for good:',
  askVerb: 'Save',
  due: (due: Due) => `${KIND_TEXTS[due.kind].name}: ${countOf(due)}`,
} as const;

/** What goes, and why it is kept until then. */
export const KIND_TEXTS: Readonly<Record<RetentionKind, { name: string; label: string; why: string }>> = {
  page_view: {
    name: 'Page views',
    label: 'Page views: browser, visitor and full address (days)',
    why: 'Kept to tell where visitors come from. Figures by page, day and host stay.',
  },
  message: {
    name: 'Mails and text messages',
    label: 'Mails and text messages: to whom they went (days)',
    why: 'Kept so that support can say what somebody got. That it was sent stays.',
  },
  experiment: {
    name: 'Experiments',
    label: 'Stopped experiments: single visitors (days)',
    why: 'Kept to look a result up again. The result stays.',
  },
  failed_job: {
    name: 'Given-up work',
    label: 'Work that was given up after its last try (days)',
    why: 'Kept so that somebody can find the cause and try again. It goes with all that it names.',
  },
};
