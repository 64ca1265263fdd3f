import type { ComparisonRow } from '@summit/content';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { Check, Minus } from 'lucide-react';

function Cell({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span style={visuallyHidden}>{value ? 'Included' : 'Not included'}</span>
    </>
  );
}

/** Free registration beside VIP (F-048); ticks carry words for screen readers. `foldAs`: most of what both have is folded, and a button opens it by this id. */
export function ComparisonTable({ rows, foldAs }: { rows: readonly ComparisonRow[]; foldAs?: string }) {
  return (
    <table className="comparison">
      <caption style={visuallyHidden}>Free registration compared with VIP</caption>
      <thead>
        <tr>
          <th scope="col">
            <span style={visuallyHidden}>What you get</span>
          </th>
          <th scope="col">Free</th>
          <th scope="col">VIP</th>
        </tr>
      </thead>
      <tbody id={foldAs} data-fold={foldAs && 'shared'}>
        {rows.map(({ label, free, vip }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Cell value={free} />
            </td>
            <td>
              <Cell value={vip} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
