import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { isEmail } from '@summit/rules';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { use, useState, type FormEvent } from 'react';
import { OrdersPortsContext } from './orders-ports';
import { TEXTS } from './messages';
import { useCall } from './useCall';

/** Has a fresh link mailed. The answer is the same for every address. */
export function LinkForm() {
  const { mailLink } = use(OrdersPortsContext);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const { busy, done, failure, run } = useCall(TEXTS.linkFailed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = email.trim();
    if (!isEmail(given)) return setError(TEXTS.correctEmpty);
    void run(() => mailLink(given));
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2, maxWidth: 480 }}>
      {failure !== null && <FormAlert severity="error">{failure}</FormAlert>}
      {done !== null && <FormAlert severity="success">{done}</FormAlert>}
      <FormField
        label={TEXTS.email}
        type="email"
        autoComplete="email"
        value={email}
        error={error}
        onChange={({ target }) => {
          setEmail(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="contained" size="large" loading={busy} sx={{ alignSelf: 'start' }}>
        {TEXTS.mailLink}
      </Button>
    </Stack>
  );
}
