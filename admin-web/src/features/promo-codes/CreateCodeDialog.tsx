import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CreatePromoCodeResponse } from '@summit/contracts';
import { PROMO_CODE_MAX_LENGTH } from '@summit/pricing';
import { PRODUCT_NAMES, PRODUCTS, type Product } from '@summit/rules';
import { FormField } from '@summit/ui/form/FormField';
import { font } from '@summit/ui/theme/tokens';
import { useId } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { BumpField } from './BumpField';
import { DiscountFields } from './DiscountFields';
import type { PromoDialog } from './draft-values';
import { DRAFT_TEXTS } from './messages';
import { MethodsField } from './MethodsField';
import { usePromoDraft } from './usePromoDraft';

export interface CreateCodeDialogProps {
  dialog: PromoDialog;
  onCreated: (answer: CreatePromoCodeResponse) => void;
  onClose: () => void;
}

const whole = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Creates a code (A-107..A-113). Both dialogs are one form; the quick one asks for less. */
export function CreateCodeDialog({ dialog, onCreated, onClose: onLeft }: CreateCodeDialogProps) {
  const id = useId();
  const draft = usePromoDraft(dialog, onCreated);
  const { form, values, change, errors, failure, preview, busy, submit } = draft;
  const onClose = () => {
    draft.forget();
    onLeft();
  };
  const full = dialog === 'full';
  return (
    <FormDialog
      onClose={busy ? undefined : onClose}
      aria-labelledby={id}
      fullWidth
      slotProps={{ paper: { sx: { maxWidth: 520 } } }}
    >
      <DialogForm
        ref={form}
        titleId={id}
        title={full ? DRAFT_TEXTS.fullTitle : DRAFT_TEXTS.quickTitle}
        failure={failure}
        action={DRAFT_TEXTS.save}
        acting={DRAFT_TEXTS.saving}
        busy={busy}
        onSubmit={submit}
        onCancel={onClose}
        restored={draft.restored}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          '& .wide': { gridColumn: '1 / -1' },
        }}
      >
        <Box className="wide">
          <FormField
            label={DRAFT_TEXTS.code}
            autoFocus
            autoComplete="off"
            value={values.code}
            onChange={({ target }) => change({ code: target.value.toUpperCase() })}
            hint={values.providers.includes('stripe') ? DRAFT_TEXTS.codeHint : DRAFT_TEXTS.codeHintPayPal}
            error={errors.code}
            inputProps={{ maxLength: PROMO_CODE_MAX_LENGTH, spellCheck: false, autoCapitalize: 'characters' }}
            sx={{ '& input': { fontFamily: font.mono } }}
          />
        </Box>
        <TextField
          select
          label={DRAFT_TEXTS.product}
          value={values.product}
          onChange={({ target }) => change({ product: target.value as Product })}
        >
          {PRODUCTS.map((product) => (
            <MenuItem key={product} value={product}>
              {PRODUCT_NAMES[product].short}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ alignSelf: 'end' }}>
          <BumpField dialog={dialog} values={values} change={change} />
        </Box>
        <Box className="wide">
          <DiscountFields values={values} change={change} error={errors.discountValue} />
        </Box>
        {full && (
          <Box className="wide">
            <MethodsField
              providers={values.providers}
              onProviders={(providers) => change({ providers })}
              error={errors.providers}
            />
          </Box>
        )}
        <FormField
          label={DRAFT_TEXTS.validity}
          value={values.validityDays}
          onChange={({ target }) => change({ validityDays: target.value })}
          hint={DRAFT_TEXTS.validityHint}
          error={errors.validityDays}
          inputProps={whole}
        />
        <FormField
          label={DRAFT_TEXTS.maxUses}
          value={values.maxUses}
          onChange={({ target }) => change({ maxUses: target.value })}
          hint={full ? DRAFT_TEXTS.maxUsesHint : DRAFT_TEXTS.maxUsesQuick}
          error={errors.maxUses}
          inputProps={whole}
        />
        <Box className="wide" role="status" sx={{ borderRadius: '8px', bgcolor: 'surface.sunken', p: 1.5 }}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{DRAFT_TEXTS.preview}</Box>
          <Box className="tnum" sx={{ fontWeight: 650 }}>
            {preview ?? DRAFT_TEXTS.noPreview}
          </Box>
        </Box>
      </DialogForm>
    </FormDialog>
  );
}
