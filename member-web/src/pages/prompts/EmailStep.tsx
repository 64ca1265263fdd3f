import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { validatePromptEmailEndpoint } from '@summit/contracts';
import { isEmail, normalizeEmail } from '@summit/rules';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { registered } from '@summit/web-app/form/registered';
import { useForm } from 'react-hook-form';
import { homeUrl } from '../../lib/paths';
import { useServices } from '../../lib/services';
import { PROMPTS_TEXTS } from './messages';
import { stepFailure } from './step-failure';
import { StepFrame } from './StepFrame';

export interface EmailStepProps {
  email: string;
  /** Why the visitor is here again. */
  note: string | null;
  announced: boolean;
  onValid: (email: string) => void;
}

const asksToSignUp = (text: string): boolean => text.toLowerCase().includes('sign up');

/** The address of the registration opens the library (M-140). */
export function EmailStep({ email, note, announced, onValid }: EmailStepProps) {
  const { api } = useServices();
  const form = useForm({ defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;
  const failure = errors.root?.message;

  const submit = form.handleSubmit(async (typed) => {
    const given = normalizeEmail(typed.email);
    try {
      const { valid, message } = await api.send(validatePromptEmailEndpoint, { body: { email: given } });
      if (valid) onValid(given);
      else form.setError('root', { message: message || PROMPTS_TEXTS.emailUnknown });
    } catch (error) {
      form.setError('root', { message: stepFailure(error) });
    }
  });

  return (
    <StepFrame title={PROMPTS_TEXTS.title} lead={PROMPTS_TEXTS.lead} announced={announced} width={480}>
      <Stack component="form" noValidate onSubmit={submit} onChange={() => form.clearErrors('root')} sx={{ gap: 2.5 }}>
        {note !== null && failure === undefined && <FormAlert severity="info">{note}</FormAlert>}
        <FormField
          label={PROMPTS_TEXTS.emailLabel}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...registered(
            form.register('email', {
              validate: (value) =>
                value.trim() === '' ? PROMPTS_TEXTS.emailRequired : isEmail(value.trim()) || PROMPTS_TEXTS.emailInvalid,
            }),
          )}
        />
        {failure !== undefined && (
          <FormAlert severity="error">
            {failure}
            {asksToSignUp(failure) && (
              <Link href={homeUrl} color="inherit" sx={{ display: 'block', mt: 0.5, fontWeight: 600 }}>
                {PROMPTS_TEXTS.signUp}
              </Link>
            )}
          </FormAlert>
        )}
        <Button type="submit" variant="contained" size="large" fullWidth loading={isSubmitting} loadingPosition="start">
          {isSubmitting ? PROMPTS_TEXTS.entering : PROMPTS_TEXTS.enter}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {PROMPTS_TEXTS.onlyRegistrants}
        </Typography>
      </Stack>
    </StepFrame>
  );
}
