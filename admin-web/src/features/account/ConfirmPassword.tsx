import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminConfirmIdentityEndpoint } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { failureText } from '@summit/web-app/calls/failure-text';
import { registered } from '@summit/web-app/form/registered';
import { useForm } from 'react-hook-form';
import { dialogForm } from '../../lib/dialog/dialog-form';
import { PasswordField } from '../../lib/form/PasswordField';
import { useServices } from '../../lib/services';
import { ACCOUNT_TEXTS } from './messages';

export interface ConfirmPasswordProps {
  titleId: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** The password again, before two-factor is set up: whoever found an open browser has none (S5). */
export function ConfirmPassword({ titleId, onConfirmed, onCancel }: ConfirmPasswordProps) {
  const { api } = useServices();
  const form = useForm({ defaultValues: { current: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ current }) => {
    try {
      const body = { current_password: current, two_factor_code: null };
      await api.send(adminConfirmIdentityEndpoint, { body });
      onConfirmed();
    } catch (error) {
      form.setError('root', { message: failureText(error, ACCOUNT_TEXTS.setupFailed) });
    }
  });
  return (
    <Box component="form" noValidate onSubmit={submit} onChange={() => form.clearErrors('root')} sx={dialogForm}>
      <DialogTitle id={titleId}>{ACCOUNT_TEXTS.twoFactorTitle}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {ACCOUNT_TEXTS.confirmIdentity}
        </Typography>
        <Stack sx={{ gap: 2 }}>
          <PasswordField
            label={ACCOUNT_TEXTS.currentPassword}
            autoFocus
            autoComplete="current-password"
            error={errors.current?.message}
            {...registered(form.register('current', { required: ACCOUNT_TEXTS.currentRequired }))}
          />
          {errors.root?.message && <FormAlert severity="error">{errors.root.message}</FormAlert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
          {ACCOUNT_TEXTS.continue}
        </Button>
      </DialogActions>
    </Box>
  );
}
