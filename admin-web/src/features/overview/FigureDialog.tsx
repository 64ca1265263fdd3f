import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  adminExportFigureEndpoint,
  adminFigureEndpoint,
  endpointUrl,
  type Figure,
  type FigureRow,
} from '@summit/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Rows3 } from 'lucide-react';
import { useId } from 'react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import type { TableColumn } from '../../lib/data-table/table-column';
import { PersonLink } from '../../lib/dashboard/PersonLink';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { FiguresAsOf } from '../../lib/figures-age/FiguresAsOf';
import { formatCount, formatDollars } from '../../lib/format/format-figures';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { usePaging } from '../../lib/paged-list/usePaging';
import { ProductLabel } from '../../lib/product/ProductLabel';
import { useServices } from '../../lib/services';
import { FIGURE_NAMES, FIGURE_TEXTS as TEXTS } from './messages';

const PAGE_SIZES = [25, 50, 100] as const;

const valueText = (figure: Figure, value: number): string =>
  figure.startsWith('revenue') ? formatDollars(value) : formatCount(value);

const columnsOf = (figure: Figure): readonly TableColumn<FigureRow>[] => [
  { field: 'day', header: TEXTS.day, width: 110, cell: ({ day }) => day },
  {
    field: 'email',
    header: TEXTS.who,
    flex: 1,
    minWidth: 180,
    cell: ({ email }) => (email === '' ? TEXTS.nobody : <PersonLink email={email} />),
  },
  {
    field: 'product',
    header: TEXTS.product,
    width: 130,
    cell: ({ product }) => (product === null ? '–' : <ProductLabel product={product} />),
  },
  {
    field: 'value',
    header: TEXTS.value,
    width: 110,
    numeric: true,
    cell: ({ value }) => valueText(figure, value),
  },
];

/** The rows that a figure is made of; their sum is the figure. */
export function FigureDialog({ figure, onClose }: { figure: Figure; onClose: () => void }) {
  const id = useId();
  const { api } = useServices();
  const { days, summit } = useDashboardFilters();
  const [{ page, pageSize }, turnTo] = usePaging(PAGE_SIZES[0], figure);
  const query = { figure, days, summit, limit: pageSize, skip: page * pageSize };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'figure', query],
    queryFn: ({ signal }) => api.send(adminFigureEndpoint, { query, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{FIGURE_NAMES[figure]}</DialogTitle>
      <DialogContent>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {data ? TEXTS.sum(valueText(figure, data.sum)) : TEXTS.adding}
          </Typography>
          {data && <FiguresAsOf of={[endpointUrl(adminFigureEndpoint, { query })]} />}
        </Stack>
        <PagedTable
          title={TEXTS.rows}
          list={{
            rows: data?.data,
            total: data?.total,
            paging: data && { page, pageSize, total: data.total, sizes: PAGE_SIZES, onChange: turnTo },
            error,
            isFetching,
            retry: () => void refetch(),
          }}
          toolbar={
            <ExportButton
              of="figure"
              file={csvOf('figure', adminExportFigureEndpoint, { query: { figure, days, summit } })}
            />
          }
          columns={columnsOf(figure)}
          narrow={{
            header: TEXTS.who,
            main: ({ email }) => email || TEXTS.nobody,
            note: ({ day }) => day,
            figure: { header: TEXTS.value, cell: ({ value }) => valueText(figure, value) },
          }}
          rowId={(row) => row.id}
          failure={TEXTS.failed}
          empty={{ icon: Rows3, title: TEXTS.empty, reason: TEXTS.emptyReason }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {TEXTS.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
