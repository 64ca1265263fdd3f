import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { formatCount } from '../../lib/format/format-figures';
import { kindName, kindsOf } from './data-tools';
import { DATA_TOOLS_TEXTS as TEXTS } from './messages';

/** One line for each kind of data, and their sum. */
export function RecordCounts({ counts, label }: { counts: Record<string, number> & { total: number }; label: string }) {
  return (
    <Table size="small" aria-label={label} sx={{ maxWidth: 420, '& th, & td': { px: 0.5 } }}>
      <TableBody>
        {kindsOf(counts).map(([kind, count]) => (
          <TableRow key={kind}>
            <TableCell component="th" scope="row">
              {kindName(kind)}
            </TableCell>
            <TableCell align="right">{formatCount(count)}</TableCell>
          </TableRow>
        ))}
        <TableRow sx={{ '& th, & td': { fontWeight: 650, borderBottom: 0 } }}>
          <TableCell component="th" scope="row">
            {TEXTS.total}
          </TableCell>
          <TableCell align="right">{formatCount(counts.total)}</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
