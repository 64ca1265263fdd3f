import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminFindPersonEndpoint, type FindPersonResponse } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { registered } from '@summit/web-app/form/registered';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EXPORT_TIMEOUT_MS } from '../../lib/exports/useExport';
import { failedText } from '../../lib/failure/reason-text';
import { Panel } from '../../lib/panel/Panel';
import { useServices } from '../../lib/services';
import { PRIVACY_TEXTS as TEXTS } from './messages';
import { StoredAboutPerson } from './StoredAboutPerson';

/** Finds one person by address, to show, export and erase what is stored. */
export function PrivacyView() {
  const { api } = useServices();
  const form = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const [found, setFound] = useState<FindPersonResponse | null>(null);

  const submit = form.handleSubmit(async (body) => {
    setFound(null);
    try {
      setFound(await api.send(adminFindPersonEndpoint, { body, timeoutMs: EXPORT_TIMEOUT_MS }));
    } catch (error) {
      form.setError('root', { message: failedText(error, TEXTS.findFailed) });
    }
  });
  const forget = () => {
    setFound(null);
    form.reset();
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title={TEXTS.title}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5, maxWidth: 640 }}>
          {TEXTS.about}
        </Typography>
        <Stack
          component="form"
          noValidate
          onSubmit={submit}
          onChange={() => form.clearErrors('root')}
          sx={{ gap: 2, maxWidth: 480 }}
        >
          <FormField
            label={TEXTS.email}
            type="email"
            autoComplete="off"
            error={errors.email?.message}
            {...registered(form.register('email', { validate: (email) => email.trim() !== '' || TEXTS.emailRequired }))}
          />
          {errors.root?.message && <FormAlert severity="error">{errors.root.message}</FormAlert>}
          <Button
            type="submit"
            variant="contained"
            loading={isSubmitting}
            loadingPosition="start"
            startIcon={<Search size={16} strokeWidth={1.75} aria-hidden />}
            sx={{ alignSelf: { sm: 'flex-start' }, minWidth: 120 }}
          >
            {isSubmitting ? TEXTS.finding : TEXTS.find}
          </Button>
        </Stack>
      </Panel>
      {found && <StoredAboutPerson found={found} onErased={forget} />}
    </Stack>
  );
}
