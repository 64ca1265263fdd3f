import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { adminExportPromoCodesEndpoint, type ProductFilter } from '@summit/contracts';
import { PRODUCT_NAMES, PRODUCTS } from '@summit/rules';
import { Plus, RotateCw } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { MoreMenu, type Action } from '../../lib/actions/MoreMenu';
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

/** Product filter and the five buttons of A-104; the rare ones are in a menu. */
export function PromoToolbar({ filter, onFilter, refreshing, onRefresh, onCreate, actions }: PromoToolbarProps) {
  const items: Action[] = [
    { label: PROMO_TEXTS.quick, act: () => onCreate('quick') },
    { label: PROMO_TEXTS.generate, act: actions.generate },
    { label: PROMO_TEXTS.clearExpired, act: actions.clearExpired },
    { label: PROMO_TEXTS.disableAll, act: actions.disableAll, danger: true },
  ];
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
      <MoreMenu label={PROMO_TEXTS.more} actions={items} loading={actions.busy !== null} edge="end" size="medium" />
    </>
  );
}
