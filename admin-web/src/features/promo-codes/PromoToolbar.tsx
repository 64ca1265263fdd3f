import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ProductFilter } from '@summit/contracts';
import { PRODUCT_NAMES, PRODUCTS } from '@summit/rules';
import { EllipsisVertical, Plus, RotateCw } from 'lucide-react';
import { useState } from 'react';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const items = [
    { label: PROMO_TEXTS.quick, act: () => onCreate('quick'), danger: false },
    { label: PROMO_TEXTS.generate, act: actions.generate, danger: false },
    { label: PROMO_TEXTS.clearExpired, act: actions.clearExpired, danger: false },
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
      <Button variant="contained" startIcon={<Plus {...ICON} />} onClick={() => onCreate('full')}>
        {PROMO_TEXTS.create}
      </Button>
      <IconButton
        aria-label={PROMO_TEXTS.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        loading={actions.busy !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        edge="end"
      >
        <EllipsisVertical size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map(({ label, act, danger }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              act();
            }}
            sx={danger ? { color: 'error.main' } : {}}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
