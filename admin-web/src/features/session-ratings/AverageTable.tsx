import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ExportButton } from '../../lib/exports/ExportButton';
import { formatCount } from '../../lib/format/format-figures';
import type { ExportFile } from '../../lib/exports/useExport';
import { Panel } from '../../lib/panel/Panel';
import { AverageFigure } from './AverageFigure';

interface AverageRow {
  key: string;
  name: string;
  note?: string;
  total_ratings: number;
  avg_rating: number;
  comments_count: number;
  takeaways_count: number;
}

/** Names take what the figures leave. */
const fitted = {
  '& th:first-of-type': { width: '100%' },
  '& th, & td': { px: 1 },
  '& :is(th, td):first-of-type': { pl: 2.5 },
  '& :is(th, td):last-of-type': { pr: 2.5 },
} as const;

export interface AverageTableProps {
  title: string;
  rows: readonly AverageRow[];
  file: ExportFile;
}

/** Averages with what they rest on, the best first. */
export function AverageTable({ title, rows, file }: AverageTableProps) {
  return (
    <Panel title={title} flush action={<ExportButton of={title.toLowerCase()} file={file} />}>
      <Box tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: 420, overflow: 'auto' }}>
        <Table size="small" stickyHeader aria-label={title} sx={fitted}>
          <TableHead>
            <TableRow>
              <TableCell>Name</TableCell>
              {['Average', 'Ratings', 'Comments', 'Takeaways'].map((figure) => (
                <TableCell key={figure} align="right">
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, name, note, ...figures }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row">
                  {name}
                  {note !== undefined && <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>{note}</Box>}
                </TableCell>
                <TableCell align="right">
                  <AverageFigure average={figures.avg_rating} />
                </TableCell>
                <TableCell align="right">{formatCount(figures.total_ratings)}</TableCell>
                <TableCell align="right">{formatCount(figures.comments_count)}</TableCell>
                <TableCell align="right">{formatCount(figures.takeaways_count)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
}
