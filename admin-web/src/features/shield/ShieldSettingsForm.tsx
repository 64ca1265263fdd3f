import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  adminSaveShieldEndpoint,
  ATTACK_MODES,
  isMailDomain,
  MAX_SHIELD_DOMAINS,
  type ShieldChanges,
  type ShieldChoices,
} from '@summit/contracts';
import { listChange } from '@summit/rules';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { registered } from '@summit/web-app/form/registered';
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { SaveButton } from '../../lib/edits/SaveButton';
import { storeSaved } from '../../lib/edits/store-saved';
import { only, useSettingsForm, type SettingsEdit } from '../../lib/edits/useSettingsForm';
import { useServices } from '../../lib/services';
import { shieldQuery } from './shield-query';
import { SHIELD_TEXTS as TEXTS } from './messages';

/** Domains as typed, one a line. */
type Typed = Omit<ShieldChoices, 'allowed_domains' | 'refused_domains'> &
  Record<'allowed_domains' | 'refused_domains', string>;

const LISTS = [
  { name: 'refused_domains', label: TEXTS.refusedDomains, hint: TEXTS.refusedHint },
  { name: 'allowed_domains', label: TEXTS.allowedDomains, hint: TEXTS.allowedHint },
] as const;

const LABELS: Readonly<Record<keyof ShieldChoices, string>> = {
  attack_mode: TEXTS.attackMode,
  refuse_disposable: TEXTS.refuseDisposable,
  allowed_domains: TEXTS.allowedDomains,
  refused_domains: TEXTS.refusedDomains,
};

const shownOf = ({ allowed_domains, refused_domains, ...choices }: ShieldChoices): Typed => ({
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
  return domains.length <= MAX_SHIELD_DOMAINS || TEXTS.tooMany;
};

const bodyOf = ({ typed, began, changed }: SettingsEdit<Typed>): ShieldChanges => {
  const domainsOf = (list: (typeof LISTS)[number]['name']) =>
    listChange(domainsIn(began[list]), domainsIn(typed[list]));
  const { attack_mode, refuse_disposable } = typed;
  return only(
    {
      attack_mode,
      refuse_disposable,
      allowed_domains: domainsOf('allowed_domains'),
      refused_domains: domainsOf('refused_domains'),
    },
    changed,
  );
};

/** When everybody is asked for work, and what counts as throwaway mail. */
export function ShieldSettingsForm({ settings }: { settings: ShieldChoices }) {
  const services = useServices();
  const queries = useQueryClient();
  const { form, saving, submit } = useSettingsForm({
    settings: shownOf(settings),
    newest: async () =>
      shownOf((await queries.fetchQuery({ ...shieldQuery(services), staleTime: 0 })).settings ?? settings),
    labelOf: (field) => LABELS[field],
    shownValue: (field, stored) => (field === 'attack_mode' ? TEXTS.modes[stored.attack_mode] : String(stored[field])),
    merged: ['allowed_domains', 'refused_domains'],
    send: (edit) => services.api.send(adminSaveShieldEndpoint, { body: bodyOf(edit) }),
    keep: async ({ settings: saved }) => {
      await storeSaved(queries, shieldQuery(services).queryKey, (old) => ({ ...old, settings: saved }));
      return shownOf(saved);
    },
    saveFailed: TEXTS.saveFailed,
  });
  const { errors } = form.formState;
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
      <SaveButton isDirty={form.formState.isDirty} saving={saving} texts={TEXTS} />
    </Stack>
  );
}
