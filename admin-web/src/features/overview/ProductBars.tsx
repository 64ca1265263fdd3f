import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { PRODUCT_NAMES, PRODUCTS, type Product } from '@summit/rules';
import { formatDollars, formatPercent } from '../../lib/format/format-figures';
import { PRODUCT_DAYS } from '../../lib/product/product-look';
import { barShares } from './bar-share';
import { OpenFigure } from './OpenFigure';

const BAR = { height: 28, borderRadius: '6px', display: 'flex', alignItems: 'center' } as const;
const AMOUNT = { fontSize: '0.8125rem', fontWeight: 650, whiteSpace: 'nowrap' } as const;

/** Revenue of each product in dollars, largest first. Bars too short for their amount have it beside them. */
export function ProductBars({ revenue }: { revenue: Readonly<Record<Product, number>> }) {
  const products = PRODUCTS.toSorted((a, b) => revenue[b] - revenue[a]);
  const shares = barShares(products.map((product) => revenue[product]));
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.75 }}>
      {products.map((product, index) => {
        const { length, percent, labelInside } = shares[index]!;
        const amount = <OpenFigure figure={`revenue_${product}`}>{formatDollars(revenue[product])}</OpenFigure>;
        return (
          <li key={product}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', fontSize: '0.8125rem', mb: 0.5 }}>
              <span>{PRODUCT_NAMES[product].short}</span>
              <Box component="span" className="tnum" sx={{ color: 'text.tertiary' }}>
                {formatPercent(percent)}
              </Box>
            </Stack>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              <Box
                data-label={labelInside ? 'inside' : 'outside'}
                sx={{
                  ...BAR,
                  // The amount beside the longest bar still fits into the row.
                  width: `${length}%`,
                  minWidth: 4,
                  bgcolor: `${PRODUCT_DAYS[product]}.ink`,
                }}
              >
                {labelInside && (
                  <Box component="span" className="tnum" sx={{ ...AMOUNT, px: 1.25, color: 'background.paper' }}>
                    {amount}
                  </Box>
                )}
              </Box>
              {!labelInside && (
                <Box component="span" className="tnum" sx={AMOUNT}>
                  {amount}
                </Box>
              )}
            </Stack>
          </li>
        );
      })}
    </Stack>
  );
}
