import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  adminSaveAlertSettingsEndpoint,
  adminTestAlertEndpoint,
  type AlertSettings,
  type AlertSettingsChanges,
} from '@summit/contracts';
import { listChange } from '@summit/rules';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { failureText } from '@summit/web-app/calls/failure-text';
import { registered } from '@summit/web-app/form/registered';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SaveButton } from '../../lib/edits/SaveButton';
import { storeSaved } from '../../lib/edits/store-saved';
import { only, useSettingsForm, type SettingsEdit } from '../../lib/edits/useSettingsForm';
import { useServices } from '../../lib/services';
import { alertsQuery } from './alerts-query';
import { ALERT_TEXTS as TEXTS } from './messages';

const NUMBERS = [
  { name: 'quiet_from', label: TEXTS.quietFrom, min: 0, max: 23 },
  { name: 'quiet_to', label: TEXTS.quietTo, min: 0, max: 23, hint: TEXTS.quietHint },
  { name: 'queue_minutes', label: TEXTS.queueMinutes, min: 1, max: 1_440 },
  { name: 'failing_percent', label: TEXTS.failingPercent, min: 1, max: 100 },
] as const;

/** As typed. */
type Typed = Record<keyof AlertSettings, string>;

const LABELS: Readonly<Record<keyof AlertSettings, string>> = {
  recipients: TEXTS.recipients,
  webhook_url: TEXTS.webhook,
  quiet_from: TEXTS.quietFrom,
  quiet_to: TEXTS.quietTo,
  queue_minutes: TEXTS.queueMinutes,
  failing_percent: TEXTS.failingPercent,
};

const shownOf = ({ recipients, webhook_url, ...numbers }: AlertSettings): Typed => ({
  recipients: recipients.join('\n'),
  webhook_url: webhook_url ?? '',
  quiet_from: String(numbers.quiet_from),
  quiet_to: String(numbers.quiet_to),
  queue_minutes: String(numbers.queue_minutes),
  failing_percent: String(numbers.failing_percent),
});

const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

const bodyOf = ({ typed, began, changed }: SettingsEdit<Typed>): AlertSettingsChanges =>
  only(
    {
      recipients: listChange(addressesIn(began.recipients), addressesIn(typed.recipients)),
      webhook_url: typed.webhook_url.trim() || null,
      quiet_from: Number(typed.quiet_from),
      quiet_to: Number(typed.quiet_to),
      queue_minutes: Number(typed.queue_minutes),
      failing_percent: Number(typed.failing_percent),
    },
    changed,
  );

const inRange = (min: number, max: number) => (text: string) =>
  (/^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max) || TEXTS.numberInvalid;

/** Who is told, where, and from which limits on. */
export function AlertSettingsForm({ settings }: { settings: AlertSettings }) {
  const services = useServices();
  const queries = useQueryClient();
  const { notify } = useFeedback();
  const { form, saving, submit } = useSettingsForm({
    settings: shownOf(settings),
    newest: async () =>
      shownOf((await queries.fetchQuery({ ...alertsQuery(services), staleTime: 0 })).settings ?? settings),
    labelOf: (field) => LABELS[field],
    merged: ['recipients'],
    send: (edit) => services.api.send(adminSaveAlertSettingsEndpoint, { body: bodyOf(edit) }),
    keep: async ({ settings: saved }) => {
      await storeSaved(queries, alertsQuery(services).queryKey, (old) => ({ ...old, settings: saved }));
      return shownOf(saved);
    },
    saveFailed: TEXTS.saveFailed,
  });
  const { errors, isDirty } = form.formState;
  const test = useMutation({
    mutationFn: () => services.api.send(adminTestAlertEndpoint, {}),
    onSuccess: ({ message }) => notify(message),
    onError: (error) => form.setError('root', { message: failureText(error, TEXTS.testFailed) }),
  });
  return (
    <Stack component="form" noValidate onSubmit={submit} onChange={() => form.clearErrors('root')} sx={{ gap: 2.5 }}>
      <FormField
        label={TEXTS.recipients}
        multiline
        minRows={2}
        hint={TEXTS.recipientsHint}
        {...registered(form.register('recipients'))}
      />
      <FormField label={TEXTS.webhook} hint={TEXTS.webhookHint} {...registered(form.register('webhook_url'))} />
      {NUMBERS.map(({ name, min, max, ...field }) => (
        <FormField
          key={name}
          {...field}
          inputMode="numeric"
          error={errors[name]?.message}
          {...registered(form.register(name, { validate: inRange(min, max) }))}
        />
      ))}
      {errors.root?.message && <FormAlert severity="error">{errors.root.message}</FormAlert>}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <SaveButton isDirty={form.formState.isDirty} saving={saving} texts={TEXTS} />
        <Button variant="outlined" loading={test.isPending} disabled={isDirty} onClick={() => test.mutate()}>
          {test.isPending ? TEXTS.testing : TEXTS.test}
        </Button>
      </Stack>
    </Stack>
  );
}
