import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { OverviewData } from '@summit/contracts';
import { PROVIDER_NAMES, PROVIDERS } from '@summit/rules';
import { formatDollars, formatPercent, formatQuantity } from '../../lib/format/format-figures';
import { barShares } from './bar-share';
import { OpenFigure } from './OpenFigure';

const COLORS = { stripe: 'primary.main', paypal: 'line.strong' } as const;

/** Revenue and orders of each payment method. The strip below only repeats the percentages. */
export function PaymentMethods({ revenue }: { revenue: OverviewData['revenue']['by_payment_method'] }) {
  const shares = barShares(PROVIDERS.map((method) => revenue[method]));
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
        {PROVIDERS.map((method, index) => (
          <Stack key={method} component="li" direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <span>
              <Box
                component="span"
                aria-hidden
                sx={{
                  display: 'inline-block',
                  width: 8,
                  height: 8,
                  mr: 1,
                  borderRadius: '3px',
                  bgcolor: COLORS[method],
                }}
              />
              {PROVIDER_NAMES[method]}{' '}
              <Box component="span" sx={{ color: 'text.tertiary' }}>
                <OpenFigure figure={`orders_${method}`}>
                  {formatQuantity(revenue[`${method}_count`], 'order')}
                </OpenFigure>
              </Box>
            </span>
            <Box component="span" className="tnum" sx={{ whiteSpace: 'nowrap', textAlign: 'right' }}>
              <b>
                <OpenFigure figure={`revenue_${method}`}>{formatDollars(revenue[method])}</OpenFigure>
              </b>{' '}
              <Box component="span" sx={{ color: 'text.tertiary' }}>
                {formatPercent(shares[index]!.percent)}
              </Box>
            </Box>
          </Stack>
        ))}
      </Stack>
      {shares.some(({ length }) => length > 0) && (
        <Box aria-hidden sx={{ display: 'flex', gap: '3px', height: 6, '& > *': { borderRadius: '3px' } }}>
          {PROVIDERS.map((method, index) => (
            <Box key={method} sx={{ flexGrow: shares[index]!.length, bgcolor: COLORS[method] }} />
          ))}
        </Box>
      )}
    </Stack>
  );
}
