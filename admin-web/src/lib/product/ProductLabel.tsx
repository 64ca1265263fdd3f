import Box from '@mui/material/Box';
import { PRODUCT_NAMES, type Product } from '@summit/rules';
import { PRODUCT_DAYS } from './product-look';

/** A product's name beside its color. */
export function ProductLabel({ product, suffix = '' }: { product: Product; suffix?: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ flex: 'none', width: 8, height: 8, borderRadius: '3px', bgcolor: `${PRODUCT_DAYS[product]}.ink` }}
      />
      {PRODUCT_NAMES[product].short + suffix}
    </Box>
  );
}
