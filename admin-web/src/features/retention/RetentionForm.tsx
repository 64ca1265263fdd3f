import Stack from '@mui/material/Stack';
import {
  adminSaveRetentionEndpoint,
  type RetentionChanges,
  type RetentionKind,
  type RetentionPeriod,
} from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { registered } from '@summit/web-app/form/registered';
import { useQueryClient } from '@tanstack/react-query';
import { SaveButton } from '../../lib/edits/SaveButton';
import { storeSaved } from '../../lib/edits/store-saved';
import { useSettingsForm } from '../../lib/edits/useSettingsForm';
import { useServices } from '../../lib/services';
import { Moment } from '../../lib/time/Moment';
import { KIND_TEXTS, RETENTION_TEXTS as TEXTS } from './messages';
import { retentionQuery } from './retention-query';
import { useForgetQuestion } from './useForgetQuestion';

/** Days as typed. */
type Typed = Record<RetentionKind, string>;

const shownOf = (periods: RetentionPeriod[]): Typed =>
  Object.fromEntries(periods.map(({ kind, days }) => [kind, String(days)])) as Typed;

const bodyOf = (typed: Typed, kinds: readonly RetentionKind[]): RetentionChanges =>
  Object.fromEntries(kinds.map((kind) => [`${kind}_days`, Number(typed[kind])]));

const inBounds = (period: RetentionPeriod) => (text: string) =>
  (/^\d+$/.test(text.trim()) && Number(text) >= period.least_days && Number(text) <= period.most_days) ||
  TEXTS.invalid(period);

/** How long what is kept. Whoever keeps something for less time hears first what the next night forgets. */
export function RetentionForm({ periods }: { periods: RetentionPeriod[] }) {
  const services = useServices();
  const queries = useQueryClient();
  const mayForget = useForgetQuestion();
  const { form, saving, submit } = useSettingsForm({
    settings: shownOf(periods),
    newest: async () => shownOf(await queries.fetchQuery({ ...retentionQuery(services), staleTime: 0 })),
    labelOf: (kind) => KIND_TEXTS[kind].label,
    question: {
      ask: ({ typed, changed }, stored) =>
        mayForget(
          bodyOf(
            typed,
            changed.filter((kind) => Number(typed[kind]) < Number(stored[kind])),
          ),
        ),
      failed: TEXTS.countFailed,
    },
    send: ({ typed, changed }) => services.api.send(adminSaveRetentionEndpoint, { body: bodyOf(typed, changed) }),
    keep: async ({ periods: saved }) => {
      await storeSaved(queries, retentionQuery(services).queryKey, () => saved);
      return shownOf(saved);
    },
    saveFailed: TEXTS.saveFailed,
  });
  const { errors } = form.formState;
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={() => form.clearErrors('root')}
      sx={{ gap: 2.5 }}
    >
      {periods.map((period) => (
        <FormField
          key={period.kind}
          label={KIND_TEXTS[period.kind].label}
          hint={<PeriodHint period={period} />}
          inputMode="numeric"
          error={errors[period.kind]?.message}
          {...registered(form.register(period.kind, { validate: inBounds(period) }))}
        />
      ))}
      {errors.root?.message && <FormAlert severity="error">{errors.root.message}</FormAlert>}
      <SaveButton isDirty={form.formState.isDirty} saving={saving} texts={TEXTS} />
    </Stack>
  );
}

function PeriodHint({ period }: { period: RetentionPeriod }) {
  const { kind, last_run } = period;
  return (
    <>
      {KIND_TEXTS[kind].why} {TEXTS.bounds(period)}
      <br />
      {last_run ? (
        <>
          {TEXTS.lastRun}, <Moment at={last_run.ran_at} />: {TEXTS.forgotten(last_run)}
        </>
      ) : (
        TEXTS.never
      )}
    </>
  );
}
