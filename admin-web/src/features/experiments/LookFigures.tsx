import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HEADLINE_VARIANTS, type ExperimentLook, type ExperimentRow } from '@summit/contracts';
import { formatUsd } from '@summit/pricing';
import { formatCount, formatPercent } from '../../lib/format/format-figures';
import { perVisitor, shareOf } from './measure-text';
import { EXPERIMENT_TEXTS as TEXTS } from './messages';

function Figure({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{value}</Typography>
        {note && (
          <Typography variant="caption" sx={{ color: 'text.tertiary' }}>
            {note}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** Both headlines beside each other, with what their visitors did. */
export function LookFigures({ experiment, look }: { experiment: ExperimentRow; look: ExperimentLook | null }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {HEADLINE_VARIANTS.map((variant) => {
        const arm = look?.arms[variant] ?? { visitors: 0, registrations: 0, net_cents: 0 };
        return (
          <Box
            key={variant}
            role="group"
            aria-label={variant}
            sx={{ p: 2, borderRadius: '10px', border: '1px solid var(--gs-palette-line-main)', minWidth: 0 }}
          >
            <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ color: 'text.secondary', mr: 1, fontWeight: 600 }}>
                {variant}
              </Box>
              {variant === 'A' ? experiment.control : experiment.variant}
            </Typography>
            <Box
              component="dl"
              sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}
            >
              <Figure label={TEXTS.visitors} value={formatCount(arm.visitors)} />
              <Figure
                label={TEXTS.registered}
                value={formatCount(arm.registrations)}
                note={formatPercent(shareOf(arm.registrations, arm.visitors), 1)}
              />
              <Figure
                label={TEXTS.kept}
                value={formatUsd(arm.net_cents)}
                note={TEXTS.perVisitor(perVisitor(arm.net_cents, arm.visitors))}
              />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
