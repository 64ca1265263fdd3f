import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  adminSaveShieldEndpoint,
  ATTACK_MODES,
  isMailDomain,
  MOST_SHIELD_DOMAINS,
  type ShieldChanges,
  type ShieldChoices,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { failureText } from '@summit/web-app/calls/failure-text';
import { registered } from '@summit/web-app/form/registered';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { useDiscardQuestion } from '../../lib/edits/useDiscardQuestion';
import { useServices } from '../../lib/services';
import { shieldQuery } from './shield-query';
import { SHIELD_TEXTS as TEXTS } from './shield-texts';

/** Domains as typed, one a line. */
type Typed = Omit<ShieldChoices, 'allowed_domains' | 'refused_domains'> &
  Record<'allowed_domains' | 'refused_domains', string>;

const LISTS = [
  { name: 'refused_domains', label: TEXTS.refusedDomains, hint: TEXTS.refusedHint },
  { name: 'allowed_domains', label: TEXTS.allowedDomains, hint: TEXTS.allowedHint },
] as const;

const typed = ({ allowed_domains, refused_domains, ...choices }: ShieldChoices): Typed => ({
  ...choices,
  allowed_domains: allowed_domains.join('\n'),
  refused_domains: refused_domains.join('\n'),
});

/** Also takes whole addresses' ends, `@example.com`, which people copy. */
const domainsIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((word) => word.replace(/^@/, ''))
      .filter(Boolean),
  ),
];

const areDomains = (text: string): true | string => {
  const domains = domainsIn(text);
  const wrong = domains.find((domain) => !isMailDomain(domain));
  if (wrong !== undefined) return TEXTS.noDomain(wrong);
  return domains.length <= MOST_SHIELD_DOMAINS || TEXTS.tooMany;
};

const bodyOf = ({ attack_mode, refuse_disposable, allowed_domains, refused_domains }: Typed): ShieldChoices => ({
  attack_mode,
  refuse_disposable,
  allowed_domains: domainsIn(allowed_domains),
  refused_domains: domainsIn(refused_domains),
});

/** Only what was changed here: the rest may be another owner's by now. */
const changesIn = (values: Typed, dirty: Partial<Record<keyof Typed, boolean>>): ShieldChanges =>
  Object.fromEntries(Object.entries(bodyOf(values)).filter(([field]) => dirty[field as keyof Typed]));

/** What was not touched shows what others set meanwhile; what was typed stays. */
const FOLLOWS = { keepDirtyValues: true, keepDirty: true, keepErrors: true };
const BEGINS_ANEW = { keepDirtyValues: false, keepDirty: false, keepErrors: false };

/** When everybody is asked for work, and what counts as throwaway mail. */
export function ShieldSettingsForm({ settings }: { settings: ShieldChoices }) {
  const services = useServices();
  const queries = useQueryClient();
  const { notify } = useFeedback();
  const form = useForm<Typed>({ values: typed(settings), resetOptions: FOLLOWS });
  const { errors, isSubmitting, isDirty, dirtyFields } = form.formState;
  useDiscardQuestion(isDirty);

  const submit = form.handleSubmit(async (values) => {
    const { queryKey } = shieldQuery(services);
    try {
      const body = changesIn(values, dirtyFields);
      const { message, settings: saved } = await services.api.send(adminSaveShieldEndpoint, { body });
      // An answer that is on its way was read before.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (old) => old && { ...old, settings: saved });
      form.reset(typed(saved), BEGINS_ANEW);
      notify(message);
    } catch (error) {
      form.setError('root', { message: failureText(error, TEXTS.saveFailed) });
    }
  });
  return (
    <Stack component="form" noValidate onSubmit={submit} onChange={() => form.clearErrors('root')} sx={{ gap: 2.5 }}>
      <Controller
        name="attack_mode"
        control={form.control}
        render={({ field }) => (
          <TextField select label={TEXTS.attackMode} helperText={TEXTS.modeHints[field.value]} {...field}>
            {ATTACK_MODES.map((mode) => (
              <MenuItem key={mode} value={mode}>
                {TEXTS.modes[mode]}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <Controller
        name="refuse_disposable"
        control={form.control}
        render={({ field: { value, ...field } }) => (
          <FormControlLabel
            label={TEXTS.refuseDisposable}
            sx={{ gap: 1, mx: 0 }}
            control={<Switch checked={value} {...field} />}
          />
        )}
      />
      {LISTS.map(({ name, ...field }) => (
        <FormField
          key={name}
          {...field}
          multiline
          minRows={3}
          error={errors[name]?.message}
          {...registered(form.register(name, { validate: areDomains }))}
        />
      ))}
      {errors.root?.message && <FormAlert severity="error">{errors.root.message}</FormAlert>}
      <Button
        type="submit"
        variant="contained"
        disabled={!isDirty}
        loading={isSubmitting}
        loadingPosition="start"
        sx={{ alignSelf: { sm: 'flex-start' }, minWidth: 120 }}
      >
        {isSubmitting ? TEXTS.saving : TEXTS.save}
      </Button>
    </Stack>
  );
}
