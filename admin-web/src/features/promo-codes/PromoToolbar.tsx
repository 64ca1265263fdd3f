import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { adminExportPromoCodesEndpoint, type ProductFilter } from '@summit/contracts';
import { PRODUCT_NAMES, PRODUCTS } from '@summit/rules';
import { Plus, RotateCw } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import type { PromoDialog } from './draft-values';
import { PROMO_TEXTS } from './messages';
import type { PromoActions } from './usePromoActions';

export interface PromoToolbarProps {
  filter: ProductFilter;
  onFilter: (filter: ProductFilter) => void;
  refreshing: boolean;
  onRefresh: () => void;
  onCreate: (dialog: PromoDialog) => void;
  actions: PromoActions;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Product filter and the five buttons of A-104, with the quick dialog and the file. */
export function PromoToolbar({ filter, onFilter, refreshing, onRefresh, onCreate, actions }: PromoToolbarProps) {
  const { busy } = actions;
  return (
    <>
      <TextField
        select
        value={filter}
        onChange={({ target }) => onFilter(target.value as ProductFilter)}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': PROMO_TEXTS.product } } }}
        sx={{ width: { xs: 1, sm: 170 } }}
      >
        {(['all', ...PRODUCTS] as const).map((product) => (
          <MenuItem key={product} value={product}>
            {product === 'all' ? PROMO_TEXTS.allProducts : PRODUCT_NAMES[product].short}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        startIcon={<RotateCw {...ICON} />}
        loading={refreshing}
        loadingPosition="start"
        onClick={onRefresh}
      >
        {PROMO_TEXTS.refresh}
      </Button>
      <ExportButton
        of="promo codes"
        file={csvOf('promo_codes', adminExportPromoCodesEndpoint, { query: { product_filter: filter } })}
      />
      <Button variant="contained" startIcon={<Plus {...ICON} />} onClick={() => onCreate('full')}>
        {PROMO_TEXTS.create}
      </Button>
      <Button variant="outlined" onClick={() => onCreate('quick')}>
        {PROMO_TEXTS.quick}
      </Button>
      <Button variant="outlined" loading={busy === 'clear'} onClick={actions.clearExpired}>
        {PROMO_TEXTS.clearExpired}
      </Button>
      <Button variant="outlined" color="error" loading={busy === 'disable-all'} onClick={actions.disableAll}>
        {PROMO_TEXTS.disableAll}
      </Button>
      <Button variant="outlined" loading={busy === 'generate'} onClick={actions.generate}>
        {PROMO_TEXTS.generate}
      </Button>
    </>
  );
}
