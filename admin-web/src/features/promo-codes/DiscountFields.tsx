import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormField } from '@summit/ui/form/FormField';
import type { DraftValues } from './draft-values';
import { DRAFT_TEXTS } from './messages';

export interface DiscountFieldsProps {
  values: DraftValues;
  change: (part: Partial<DraftValues>) => void;
  error: string | undefined;
}

/** Percent or dollars, and how many. */
export function DiscountFields({ values, change, error }: DiscountFieldsProps) {
  const percent = values.discountType === 'percent';
  const sign = (
    <InputAdornment position={percent ? 'end' : 'start'} aria-hidden>
      {percent ? '%' : '$'}
    </InputAdornment>
  );
  return (
    <FormControl component="fieldset" fullWidth>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FormField
            label={DRAFT_TEXTS.discount}
            value={values.discountValue}
            onChange={({ target }) => change({ discountValue: target.value })}
            error={error}
            inputProps={{ inputMode: 'decimal', autoComplete: 'off' }}
            {...(percent ? { endAdornment: sign } : { startAdornment: sign })}
          />
        </Box>
        <ToggleButtonGroup
          exclusive
          value={values.discountType}
          aria-label={DRAFT_TEXTS.discountType}
          onChange={(_event, next: DraftValues['discountType'] | null) => next && change({ discountType: next })}
          sx={{ mt: '24px' }}
        >
          <ToggleButton value="percent">{DRAFT_TEXTS.percent}</ToggleButton>
          <ToggleButton value="amount">{DRAFT_TEXTS.amount}</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
    </FormControl>
  );
}
