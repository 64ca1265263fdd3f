import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { vipChangePasswordEndpoint } from '@summit/contracts';
import { PASSWORD_MIN_LENGTH } from '@summit/rules';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { failureText } from '@summit/web-app/calls/failure-text';
import { FormField } from '@summit/ui/form/FormField';
import { registered } from '@summit/web-app/form/registered';
import { useServices } from '../../lib/services';
import { SECURITY_TEXTS } from './messages';
import type { Banner } from './useBanner';

const FIELDS = [
  ['current_password', SECURITY_TEXTS.current, 'current-password'],
  ['new_password', SECURITY_TEXTS.next, 'new-password'],
  ['confirm_password', SECURITY_TEXTS.confirmation, 'new-password'],
] as const;
const EMPTY = { current_password: '', new_password: '', confirm_password: '' };

/** The email field (M-055) is there for password managers. */
export function PasswordChangeForm({ email, banner }: { email: string; banner: Banner }) {
  const { api } = useServices();
  const [shown, setShown] = useState(false);
  const form = useForm({ defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const filled = useWatch({ control: form.control, name: ['current_password', 'new_password', 'confirm_password'] });

  const submit = form.handleSubmit(async (body) => {
    banner.clear();
    if (body.new_password !== body.confirm_password) {
      return form.setError('confirm_password', { message: SECURITY_TEXTS.mismatch }, { shouldFocus: true });
    }
    if (body.new_password.length < PASSWORD_MIN_LENGTH.vip) {
      return form.setError('new_password', { message: SECURITY_TEXTS.tooShort }, { shouldFocus: true });
    }
    try {
      const { message } = await api.send(vipChangePasswordEndpoint, { body });
      form.reset(EMPTY);
      setShown(false);
      banner.show('success', message);
    } catch (error) {
      banner.show('error', failureText(error, SECURITY_TEXTS.changeFailed));
    }
  });

  const Icon = shown ? EyeOff : Eye;
  return (
    <Stack component="form" noValidate onSubmit={submit} onChange={() => form.clearErrors()} sx={{ gap: 2.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <Typography variant="h4" component="h3">
          {SECURITY_TEXTS.changePassword}
        </Typography>
        <Button
          variant="text"
          size="small"
          startIcon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => setShown(!shown)}
          sx={{ mx: -1.5 }}
        >
          {shown ? SECURITY_TEXTS.hideAll : SECURITY_TEXTS.showAll}
        </Button>
      </Stack>
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      {FIELDS.map(([name, label, autoComplete]) => (
        <FormField
          key={name}
          label={label}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
          error={errors[name]?.message}
          {...registered(form.register(name))}
        />
      ))}
      <Button
        type="submit"
        variant="contained"
        disabled={filled.includes('')}
        loading={isSubmitting}
        loadingPosition="start"
        sx={{ alignSelf: { sm: 'flex-start' }, minWidth: 180 }}
      >
        {isSubmitting ? SECURITY_TEXTS.updating : SECURITY_TEXTS.update}
      </Button>
    </Stack>
  );
}
