import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { vipChangeEmailEndpoint, type VipUser } from '@summit/contracts';
import { isEmail } from '@summit/rules';
import { FormField } from '@summit/ui/form/FormField';
import { useState, type SubmitEvent } from 'react';
import { useServices } from '../../../lib/services';
import { ACCOUNT_TEXTS } from '../messages';
import { IdentityForm } from '../two-factor/IdentityForm';
import type { Banner } from '../useBanner';

/** Another address: typed first, then the password again, then a link in the new mailbox. */
export function EmailChange({ member, banner }: { member: VipUser; banner: Banner }) {
  const { api } = useServices();
  const [email, setEmail] = useState('');
  const [invalid, setInvalid] = useState<string>();
  const [confirming, setConfirming] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    banner.clear();
    if (!isEmail(email.trim())) return setInvalid(ACCOUNT_TEXTS.emailInvalid);
    setConfirming(true);
  };
  const send = async () => {
    const { message } = await api.send(vipChangeEmailEndpoint, { body: { new_email: email.trim() } });
    setConfirming(false);
    setEmail('');
    banner.show('success', message);
  };

  return (
    <Box>
      <Typography variant="h4" component="h3">
        {ACCOUNT_TEXTS.changeEmail}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5 }}>
        {ACCOUNT_TEXTS.changeEmailAbout}
      </Typography>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
        <FormField
          label={ACCOUNT_TEXTS.newEmail}
          type="email"
          autoComplete="email"
          value={email}
          error={invalid}
          readOnly={confirming}
          onChange={(event) => {
            setEmail(event.target.value);
            setInvalid(undefined);
          }}
        />
        {!confirming && (
          <Button type="submit" variant="outlined" disabled={email === ''} sx={{ alignSelf: { sm: 'flex-start' } }}>
            {ACCOUNT_TEXTS.sendLink}
          </Button>
        )}
      </Stack>
      {confirming && (
        <IdentityForm
          asksCode={member.two_factor_enabled}
          action={ACCOUNT_TEXTS.sendLink}
          busyAction={ACCOUNT_TEXTS.sending}
          failed={ACCOUNT_TEXTS.changeEmailFailed}
          onConfirmed={send}
          onCancel={() => setConfirming(false)}
        />
      )}
    </Box>
  );
}
