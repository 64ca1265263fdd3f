import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { adminExportAffiliatesEndpoint, type AllAffiliatesQuery } from '@summit/contracts';
import { Download, Plus, RotateCw } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { SearchField } from '../../lib/form/SearchField';
import { AFFILIATE_SORTS, isAffiliateSort } from './affiliate-columns';
import { AFFILIATE_TEXTS as TEXTS } from './messages';
import type { Sorting } from './useSorting';

export interface AffiliateToolbarProps {
  query: AllAffiliatesQuery;
  onSort: (sorting: Sorting) => void;
  term: string;
  onTerm: (term: string) => void;
  refreshing: boolean;
  onRefresh: () => void;
  importing: boolean;
  onImport: () => void;
  onCreate: () => void;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const WORDS: readonly string[] = ['speaker_name', 'speaker_code', 'status'];
/** Names from A on, figures from the highest; a second press of a heading turns it round. */
const orderOf = (field: string): Sorting['order'] => (WORDS.includes(field) ? 'asc' : 'desc');

/** Filter box, what it is sorted by, and the buttons of A-141. */
export function AffiliateToolbar(props: AffiliateToolbarProps) {
  const { query, onSort, term, onTerm, refreshing, onRefresh, importing, onImport, onCreate } = props;
  return (
    <>
      <SearchField label={TEXTS.filter} placeholder={TEXTS.filterExample} value={term} onChange={onTerm} />
      <TextField
        select
        value={query.sort_by ?? 'speaker_name'}
        onChange={({ target }) =>
          isAffiliateSort(target.value) && onSort({ field: target.value, order: orderOf(target.value) })
        }
        sx={{ width: { xs: '100%', sm: 190 } }}
        slotProps={{
          select: {
            SelectDisplayProps: { 'aria-label': TEXTS.sortedBy },
            renderValue: (field) => `${TEXTS.sortedBy} ${AFFILIATE_SORTS[field as keyof typeof AFFILIATE_SORTS]}`,
          },
        }}
      >
        {Object.entries(AFFILIATE_SORTS).map(([field, label]) => (
          <MenuItem key={field} value={field}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        startIcon={<Download {...ICON} />}
        loading={importing}
        loadingPosition="start"
        onClick={onImport}
      >
        {TEXTS.import}
      </Button>
      <Button
        variant="outlined"
        startIcon={<RotateCw {...ICON} />}
        loading={refreshing}
        loadingPosition="start"
        onClick={onRefresh}
      >
        {TEXTS.refresh}
      </Button>
      <ExportButton
        of="affiliates"
        file={csvOf('affiliates', adminExportAffiliatesEndpoint, { query: { ...query, search: term } })}
      />
      <Button variant="contained" startIcon={<Plus {...ICON} />} onClick={onCreate}>
        {TEXTS.create}
      </Button>
    </>
  );
}
