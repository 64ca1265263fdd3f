import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { TablePaging } from '../../lib/data-table/table-column';
import { formatCount } from '../../lib/format/format-figures';
import { pageWindow, type PagerItem } from './page-window';

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Size of the pages, what is shown, and page buttons in a window of five. */
export function CustomersPager({ page, pageSize, total, sizes, onChange }: TablePaging) {
  const id = useId();
  const count = Math.max(1, Math.ceil(total / pageSize));
  const turnTo = (next: number) => onChange({ page: next - 1, pageSize });
  const item = (place: PagerItem) =>
    typeof place === 'number' ? (
      <PaginationItem
        size="small"
        page={place}
        selected={place === page + 1}
        aria-current={place === page + 1 ? 'page' : undefined}
        aria-label={`Page ${formatCount(place)}`}
        onClick={() => turnTo(place)}
      />
    ) : (
      <PaginationItem size="small" type={place === 'earlier' ? 'start-ellipsis' : 'end-ellipsis'} />
    );
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      sx={{
        gap: 1.5,
        alignItems: { md: 'center' },
        px: 2.5,
        py: 1.5,
        borderTop: '1px solid var(--gs-palette-line-main)',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mr: 'auto' }}>
        <Typography variant="body2" id={id} sx={{ color: 'text.secondary' }}>
          Rows per page
        </Typography>
        <TextField
          select
          value={pageSize}
          onChange={({ target }) => onChange({ page: 0, pageSize: Number(target.value) })}
          sx={{ width: 92 }}
          slotProps={{ select: { SelectDisplayProps: { 'aria-labelledby': id } } }}
        >
          {sizes.map((size) => (
            <MenuItem key={size} value={size}>
              {formatCount(size)}
            </MenuItem>
          ))}
        </TextField>
        <Typography variant="body2" className="tnum" role="status" sx={{ color: 'text.secondary' }}>
          {formatCount(page * pageSize + 1)}–{formatCount(Math.min(total, (page + 1) * pageSize))} of{' '}
          {formatCount(total)}
        </Typography>
      </Stack>
      <Box component="nav" aria-label="Pages of customers">
        <Box component="ul" sx={LIST}>
          <li>
            <PaginationItem
              size="small"
              type="previous"
              aria-label="Previous page"
              disabled={page === 0}
              onClick={() => turnTo(page)}
            />
          </li>
          {pageWindow(page + 1, count).map((place) => (
            <li key={place}>{item(place)}</li>
          ))}
          <li>
            <PaginationItem
              size="small"
              type="next"
              aria-label="Next page"
              disabled={page + 1 >= count}
              onClick={() => turnTo(page + 2)}
            />
          </li>
        </Box>
      </Box>
    </Stack>
  );
}
