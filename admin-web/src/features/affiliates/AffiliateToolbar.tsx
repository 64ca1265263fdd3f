import Button from '@mui/material/Button';
import { Download, Plus, RotateCw } from 'lucide-react';
import { SearchField } from '../../lib/form/SearchField';
import { AFFILIATE_TEXTS as TEXTS } from './messages';

export interface AffiliateToolbarProps {
  term: string;
  onTerm: (term: string) => void;
  refreshing: boolean;
  onRefresh: () => void;
  importing: boolean;
  onImport: () => void;
  onCreate: () => void;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Filter box and the buttons of A-141. */
export function AffiliateToolbar(props: AffiliateToolbarProps) {
  const { term, onTerm, refreshing, onRefresh, importing, onImport, onCreate } = props;
  return (
    <>
      <SearchField label={TEXTS.filter} placeholder={TEXTS.filterExample} value={term} onChange={onTerm} />
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
      <Button variant="contained" startIcon={<Plus {...ICON} />} onClick={onCreate}>
        {TEXTS.create}
      </Button>
    </>
  );
}
