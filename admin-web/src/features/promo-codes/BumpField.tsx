import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { firstBump, formatUsd, PROMO_BUMP_LABELS } from '@summit/pricing';
import type { DraftValues, PromoDialog } from './draft-values';
import { DRAFT_TEXTS } from './messages';

export interface BumpFieldProps {
  dialog: PromoDialog;
  values: DraftValues;
  change: (part: Partial<DraftValues>) => void;
}

/** Each dialog keeps its own label for the order bump; beside it stands what buyers really pay (A-113, C-005). */
export function BumpField({ dialog, values, change }: BumpFieldProps) {
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={values.withBump}
          onChange={({ target }) => change({ withBump: target.checked })}
          size="small"
        />
      }
      label={
        <>
          {DRAFT_TEXTS.withBump} (+{formatUsd(PROMO_BUMP_LABELS[dialog])})
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
            {DRAFT_TEXTS.charged} {formatUsd(firstBump(values.product)?.cents ?? 0)}
          </Box>
        </>
      }
    />
  );
}
