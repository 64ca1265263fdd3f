import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { nextSummitEndpoint } from '@summit/contracts';
import { isEmail } from '@summit/rules';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { failureText } from '@summit/web-app/calls/failure-text';
import { registered } from '@summit/web-app/form/registered';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useServices, useVipSession } from '../../lib/services';
import { NEXT_SUMMIT_TEXTS } from './messages';

/** Asks for one mail with the dates of the next summit. Of a member who is signed in the address is known. */
export function NextSummitForm() {
  const { api } = useServices();
  const { user } = useVipSession();
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      const { message } = await api.send(nextSummitEndpoint, { body: user ? {} : { email: email.trim() } });
      setAnswer(message);
    } catch (error) {
      form.setError('root', { message: failureText(error, NEXT_SUMMIT_TEXTS.failed) });
    }
  });

  if (answer !== null) return <FormAlert severity="success">{answer}</FormAlert>;
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      onChange={() => form.clearErrors('root')}
      sx={{ gap: 2, maxWidth: 480 }}
    >
      <Typography sx={{ color: 'text.secondary' }}>{NEXT_SUMMIT_TEXTS.lead}</Typography>
      {!user && (
        <FormField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...registered(
            form.register('email', {
              required: NEXT_SUMMIT_TEXTS.emailRequired,
              validate: (value) => isEmail(value.trim()) || NEXT_SUMMIT_TEXTS.emailInvalid,
            }),
          )}
        />
      )}
      {errors.root?.message && <FormAlert severity="error">{errors.root.message}</FormAlert>}
      <Button
        type="submit"
        variant="outlined"
        loading={isSubmitting}
        loadingPosition="start"
        sx={{ alignSelf: 'flex-start' }}
      >
        {isSubmitting ? NEXT_SUMMIT_TEXTS.asking : NEXT_SUMMIT_TEXTS.ask}
      </Button>
    </Stack>
  );
}
