import type { StarCount } from '@summit/contracts';
import { formatCount, formatPercent, formatQuantity } from '../../lib/format/format-figures';
import { Panel } from '../../lib/panel/Panel';
import { RankedBars } from '../../lib/report/RankedBars';
import { RATINGS_TEXTS as TEXTS } from './messages';

/** How many gave how many stars. */
export function StarDistribution({ counts }: { counts: readonly StarCount[] }) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const percent = (count: number): number => (total === 0 ? 0 : (count / total) * 100);
  return (
    <Panel title={TEXTS.distribution}>
      <RankedBars
        rows={counts.map(({ stars, count }) => ({
          name: formatQuantity(stars, 'star'),
          figures: `${formatCount(count)} (${formatPercent(percent(count))})`,
          length: percent(count),
        }))}
      />
    </Panel>
  );
}
