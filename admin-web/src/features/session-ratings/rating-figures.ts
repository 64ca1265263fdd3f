import type { SessionRatingStats } from '@summit/contracts';
import { formatAverage, formatCount } from '../../lib/format/format-figures';
import type { Kpi } from '../../lib/panel/KpiStrip';
import { RATINGS_TEXTS as TEXTS } from './messages';

/** The five figures; without data, their outlines. */
export function ratingFigures(stats: SessionRatingStats | undefined): Kpi[] {
  const count = (of: keyof SessionRatingStats): string | null => (stats ? formatCount(stats[of]) : null);
  return [
    { label: TEXTS.pending, value: count('pending_count'), note: TEXTS.pendingNote },
    { label: TEXTS.total, value: count('total_ratings'), note: TEXTS.totalNote },
    { label: TEXTS.average, value: stats ? formatAverage(stats.avg_rating) : null, note: TEXTS.averageNote },
    { label: TEXTS.comments, value: count('ratings_with_comments') },
    { label: TEXTS.takeaways, value: count('ratings_with_takeaways'), note: TEXTS.takeawaysNote },
  ];
}
