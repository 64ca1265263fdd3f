import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { adminSaveCompanyEndpoint, type CompanyDetails } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { failureText } from '@summit/web-app/calls/failure-text';
import { registered } from '@summit/web-app/form/registered';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useDiscardQuestion } from '../../lib/edits/useDiscardQuestion';
import { useServices } from '../../lib/services';
import { companyQuery } from './company-query';
import { COMPANY_TEXTS } from './messages';

/** Name, address, tax number and note of the seller. */
export function CompanyForm({ company }: { company: CompanyDetails }) {
  const services = useServices();
  const queries = useQueryClient();
  const { notify } = useFeedback();
  const form = useForm<CompanyDetails>({ defaultValues: company });
  const { errors, isSubmitting, isDirty } = form.formState;
  useDiscardQuestion(isDirty);

  const submit = form.handleSubmit(async (body) => {
    try {
      const saved = await services.api.send(adminSaveCompanyEndpoint, { body });
      queries.setQueryData(companyQuery(services).queryKey, saved.company);
      form.reset(saved.company);
      notify(saved.message);
    } catch (error) {
      form.setError('root', { message: failureText(error, COMPANY_TEXTS.saveFailed) });
    }
  });
  return (
    <Stack component="form" noValidate onSubmit={submit} onChange={() => form.clearErrors('root')} sx={{ gap: 2.5 }}>
      <FormField
        label={COMPANY_TEXTS.name}
        autoComplete="organization"
        error={errors.name?.message}
        {...registered(form.register('name', { validate: (name) => name.trim() !== '' || COMPANY_TEXTS.nameRequired }))}
      />
      <FormField
        label={COMPANY_TEXTS.address}
        multiline
        minRows={3}
        hint={COMPANY_TEXTS.addressHint}
        {...registered(form.register('address'))}
      />
      <FormField label={COMPANY_TEXTS.taxId} hint={COMPANY_TEXTS.taxIdHint} {...registered(form.register('tax_id'))} />
      <FormField
        label={COMPANY_TEXTS.note}
        multiline
        minRows={2}
        hint={COMPANY_TEXTS.noteHint}
        {...registered(form.register('invoice_note'))}
      />
      {errors.root?.message && <FormAlert severity="error">{errors.root.message}</FormAlert>}
      <Button
        type="submit"
        variant="contained"
        loading={isSubmitting}
        loadingPosition="start"
        sx={{ alignSelf: { sm: 'flex-start' }, minWidth: 120 }}
      >
        {isSubmitting ? COMPANY_TEXTS.saving : COMPANY_TEXTS.save}
      </Button>
    </Stack>
  );
}
