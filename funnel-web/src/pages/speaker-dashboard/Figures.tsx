import { formatCount } from '@summit/pricing';
import { amountText, percentText } from './portal-format';

export type Figure =
  | [label: string, value: number, kind: 'count' | 'percent' | 'amount']
  | [label: string, value: string, kind: 'text'];

const FORMATS = { count: formatCount, percent: percentText, amount: amountText } as const;

/** A ruled strip of figures with their names. */
export function Figures({ label, figures }: { label: string; figures: Figure[] }) {
  return (
    <dl className="figures" aria-label={label}>
      {figures.map(([name, value, kind]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{kind === 'text' ? value : FORMATS[kind](value)}</dd>
        </div>
      ))}
    </dl>
  );
}
