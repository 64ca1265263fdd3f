import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminChangePasswordEndpoint } from '@summit/contracts';
import { PASSWORD_MIN_LENGTH } from '@summit/rules';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { registered } from '@summit/web-app/form/registered';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { failureText } from '@summit/web-app/calls/failure-text';
import { dialogForm } from '../../lib/dialog/dialog-form';
import { PasswordField } from '../../lib/form/PasswordField';
import { loginPath } from '../../lib/paths';
import { useServices } from '../../lib/services';
import { ACCOUNT_TEXTS } from './messages';

/** the new password ends every sign-in of the administrator, this one included. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { api, session } = useServices();
  const { notify } = useFeedback();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { current: '', next: '', confirmation: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ current, next }) => {
    try {
      const body = { current_password: current, new_password: next };
      const { message } = await api.send(adminChangePasswordEndpoint, { body });
      session.close('renewal');
      void navigate(loginPath);
      notify(message);
    } catch (error) {
      form.setError('root', { message: failureText(error, ACCOUNT_TEXTS.passwordFailed) });
    }
  });
  return (
    <Dialog open onClose={isSubmitting ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Box component="form" noValidate onSubmit={submit} onChange={() => form.clearErrors('root')} sx={dialogForm}>
        <DialogTitle id={id}>{ACCOUNT_TEXTS.passwordTitle}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {ACCOUNT_TEXTS.passwordNote}
          </Typography>
          <Stack sx={{ gap: 2 }}>
            <PasswordField
              label={ACCOUNT_TEXTS.currentPassword}
              autoFocus
              autoComplete="current-password"
              error={errors.current?.message}
              {...registered(form.register('current', { required: ACCOUNT_TEXTS.currentRequired }))}
            />
            <PasswordField
              label={ACCOUNT_TEXTS.newPassword}
              autoComplete="new-password"
              error={errors.next?.message}
              {...registered(
                form.register('next', {
                  required: ACCOUNT_TEXTS.tooShort,
                  minLength: { value: PASSWORD_MIN_LENGTH.admin, message: ACCOUNT_TEXTS.tooShort },
                }),
              )}
            />
            <PasswordField
              label={ACCOUNT_TEXTS.confirmPassword}
              autoComplete="new-password"
              error={errors.confirmation?.message}
              {...registered(
                form.register('confirmation', {
                  validate: (value) => value === form.getValues('next') || ACCOUNT_TEXTS.mismatch,
                }),
              )}
            />
            {errors.root?.message && <FormAlert severity="error">{errors.root.message}</FormAlert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
            {isSubmitting ? ACCOUNT_TEXTS.savingPassword : ACCOUNT_TEXTS.savePassword}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
