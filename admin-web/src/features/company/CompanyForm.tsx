import Stack from '@mui/material/Stack';
import { adminSaveCompanyEndpoint, type CompanyDetails } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { registered } from '@summit/web-app/form/registered';
import { useQueryClient } from '@tanstack/react-query';
import { SaveButton } from '../../lib/edits/SaveButton';
import { storeSaved } from '../../lib/edits/store-saved';
import { only, useSettingsForm } from '../../lib/edits/useSettingsForm';
import { useServices } from '../../lib/services';
import { companyQuery } from './company-query';
import { COMPANY_TEXTS } from './messages';

const LABELS: Readonly<Record<keyof CompanyDetails, string>> = {
  name: COMPANY_TEXTS.name,
  address: COMPANY_TEXTS.address,
  tax_id: COMPANY_TEXTS.taxId,
  invoice_note: COMPANY_TEXTS.note,
};

/** Name, address, tax number and note of the seller. */
export function CompanyForm({ company }: { company: CompanyDetails }) {
  const services = useServices();
  const queries = useQueryClient();
  const { form, saving, submit } = useSettingsForm({
    settings: { ...company },
    newest: async () => ({ ...(await queries.fetchQuery({ ...companyQuery(services), staleTime: 0 })) }),
    labelOf: (field) => LABELS[field],
    send: ({ typed, changed }) => services.api.send(adminSaveCompanyEndpoint, { body: only(typed, changed) }),
    keep: async ({ company: saved }) => {
      await storeSaved(queries, companyQuery(services).queryKey, () => saved);
      return { ...saved };
    },
    saveFailed: COMPANY_TEXTS.saveFailed,
  });
  const { errors } = form.formState;
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
      <SaveButton isDirty={form.formState.isDirty} saving={saving} texts={COMPANY_TEXTS} />
    </Stack>
  );
}
