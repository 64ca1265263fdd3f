import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { adminExportVipUsersEndpoint, VIP_SUMMIT_FILTERS, type VipSummitFilter } from '@summit/contracts';
import { Plus, Upload } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { SearchField } from '../../lib/form/SearchField';
import type { Search } from '../../lib/paged-list/useSearch';
import { SUMMIT_FILTER_NAMES, VIP_TEXTS as TEXTS } from './messages';

export interface VipToolbarProps {
  summit: VipSummitFilter;
  onSummit: (summit: VipSummitFilter) => void;
  searchTerm: Search['term'];
  searchField: Search['field'];
  onAdd: () => void;
  onImport: () => void;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Search, summit filter and the two ways to new users. */
export function VipToolbar({ summit, onSummit, searchTerm, searchField, onAdd, onImport }: VipToolbarProps) {
  return (
    <>
      <SearchField label={TEXTS.search} placeholder={TEXTS.searchExample} {...searchField} />
      <TextField
        select
        value={summit}
        onChange={({ target }) => onSummit(target.value as VipSummitFilter)}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': TEXTS.filter } } }}
        sx={{ width: { xs: 1, sm: 150 } }}
      >
        {VIP_SUMMIT_FILTERS.map((one) => (
          <MenuItem key={one} value={one}>
            {SUMMIT_FILTER_NAMES[one]}
          </MenuItem>
        ))}
      </TextField>
      <ExportButton
        of="vip users"
        file={csvOf('vip_users', adminExportVipUsersEndpoint, { query: { search: searchTerm, summit_filter: summit } })}
      />
      <Button variant="outlined" startIcon={<Upload {...ICON} />} onClick={onImport}>
        {TEXTS.importCsv}
      </Button>
      <Button variant="contained" startIcon={<Plus {...ICON} />} onClick={onAdd}>
        {TEXTS.add}
      </Button>
    </>
  );
}
