import type { LegalTable } from '../../features/legal/legal-blocks';
import { LegalText } from './LegalText';

/** A table that scrolls sideways inside its own region, which the keyboard reaches, where the screen is too narrow. */
export function LegalTableView({ label, head, rows }: LegalTable) {
  return (
    <div className="legal__scroll" role="region" aria-label={`Table: ${label}`} tabIndex={0}>
      <table data-columns={Math.min(head.length, 4)}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col">
                <LegalText line={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    <LegalText line={cell} />
                  </th>
                ) : (
                  <td key={column}>
                    <LegalText line={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
