import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { AFFILIATE_SORTS, isAffiliateSort } from './affiliate-columns';
import { AFFILIATE_TEXTS as TEXTS } from './messages';
import type { Sorting } from './useSorting';

export interface SortChoiceProps {
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** What the list is sorted by, and which way: rates have no heading to press, and a phone shows no headings that sort. */
export function SortChoice({ sorting, onSort }: SortChoiceProps) {
  const { field, order } = sorting;
  const isAscending = order === 'asc';
  const turn = isAscending ? TEXTS.sortDescending : TEXTS.sortAscending;
  const Icon = isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', width: { xs: '100%', sm: 'auto' } }}>
      <TextField
        select
        value={field}
        onChange={({ target }) => isAffiliateSort(target.value) && onSort({ field: target.value, order: 'asc' })}
        sx={{ flex: 1, width: { sm: 190 } }}
        slotProps={{
          select: {
            SelectDisplayProps: { 'aria-label': TEXTS.sortedBy },
            renderValue: (shown) => `${TEXTS.sortedBy} ${AFFILIATE_SORTS[shown as keyof typeof AFFILIATE_SORTS]}`,
          },
        }}
      >
        {Object.entries(AFFILIATE_SORTS).map(([one, label]) => (
          <MenuItem key={one} value={one}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Tooltip title={turn}>
        <IconButton aria-label={turn} onClick={() => onSort({ field, order: isAscending ? 'desc' : 'asc' })}>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
