import Button from '@mui/material/Button';
import { adminExportAffiliatesEndpoint, type AllAffiliatesQuery } from '@summit/contracts';
import { Download, Plus, RotateCw } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { SearchField } from '../../lib/form/SearchField';
import { AFFILIATE_TEXTS as TEXTS } from './messages';
import { SortChoice, type SortChoiceProps } from './SortChoice';

export interface AffiliateToolbarProps extends SortChoiceProps {
  /** What the list was asked for. */
  query: AllAffiliatesQuery;
  term: string;
  onTerm: (term: string) => void;
  refreshing: boolean;
  onRefresh: () => void;
  importing: boolean;
  onImport: () => void;
  onCreate: () => void;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Filter box, what it is sorted by, and the buttons of A-141. */
export function AffiliateToolbar(props: AffiliateToolbarProps) {
  const { query, sorting, onSort, term, onTerm, refreshing, onRefresh, importing, onImport, onCreate } = props;
  return (
    <>
      <SearchField label={TEXTS.filter} placeholder={TEXTS.filterExample} value={term} onChange={onTerm} />
      <SortChoice sorting={sorting} onSort={onSort} />
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
