import type { ReactNode } from 'react';

export interface MonthRow {
  month: string;
  /** What happened in it. */
  told: ReactNode;
  /** Flush right. */
  last: ReactNode;
}

/** One row for each month. `headers`: of the second and of the last column. */
export function MonthTable({ headers: [told, last], rows }: { headers: readonly [string, string]; rows: MonthRow[] }) {
  return (
    <table className="portal-table">
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">{told}</th>
          <th scope="col" className="portal-table__number">
            {last}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.month}>
            <th scope="row">{row.month}</th>
            <td>{row.told}</td>
            <td className="portal-table__number">{row.last}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
