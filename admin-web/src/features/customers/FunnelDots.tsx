import Box from '@mui/material/Box';
import type { CustomerRow } from '@summit/contracts';
import { PRODUCT_NAMES, PRODUCTS } from '@summit/rules';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { PRODUCT_DAYS } from '../../lib/product/product-look';

type Flags = CustomerRow['conversion_funnel'];

const FLAG_OF = {
  vip: 'signup_to_vip',
  implementation: 'vip_to_implementation',
  dfy: 'implementation_to_dfy',
} as const;

/** `VIP yes, Implementation no, Done-For-You no`. */
export const funnelText = (flags: Flags): string =>
  PRODUCTS.map((product) => `${PRODUCT_NAMES[product].short} ${flags[FLAG_OF[product]] ? 'yes' : 'no'}`).join(', ');

/** How far a customer went, as three dots with the products' initials: filled when bought (A-090). */
export function FunnelDots({ flags }: { flags: Flags }) {
  return (
    <Box component="span" title={funnelText(flags)} sx={{ display: 'inline-flex', gap: 0.5 }}>
      <span style={visuallyHidden}>{funnelText(flags)}</span>
      {PRODUCTS.map((product) => {
        const ink = `${PRODUCT_DAYS[product]}.ink`;
        const bought = flags[FLAG_OF[product]];
        return (
          <Box
            key={product}
            component="span"
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 22,
              height: 22,
              borderRadius: '50%',
              fontSize: '0.6875rem',
              fontWeight: 700,
              border: '1.5px solid',
              ...(bought
                ? { bgcolor: ink, borderColor: ink, color: 'background.paper' }
                : { borderColor: 'line.strong', borderStyle: 'dashed', color: 'text.tertiary' }),
            }}
          >
            {PRODUCT_NAMES[product].short.charAt(0)}
          </Box>
        );
      })}
    </Box>
  );
}
