import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  adminSaveExperimentEndpoint,
  EXPERIMENT_LIMITS,
  EXPERIMENT_MEASURES,
  type ExperimentPlan,
  type ExperimentsResponse,
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
import { experimentsQuery } from './experiments-query';
import { EXPERIMENT_TEXTS as TEXTS, MEASURE_NAMES } from './messages';
import { useExperimentActions } from './useExperimentActions';

const { headline, leastVisitors, mostVisitors, mostDays } = EXPERIMENT_LIMITS;
const USUAL = { measure: 'registrations', expected_visitors: 10_000, max_days: 28 } as const;

/** As typed. */
interface Typed {
  variant: string;
  measure: ExperimentPlan['measure'];
  expected: string;
  days: string;
}

const typed = ({ variant, measure, expected_visitors, max_days }: ExperimentPlan): Typed => ({
  variant,
  measure,
  expected: String(expected_visitors),
  days: String(max_days),
});
const bodyOf = ({ variant, measure, expected, days }: Typed): ExperimentPlan => ({
  variant: variant.trim(),
  measure,
  expected_visitors: Number(expected),
  max_days: Number(days),
});

const wholeIn = (min: number, max: number, otherwise: string) => (text: string) =>
  (/^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max) || otherwise;

/** Plans an experiment, and starts what is saved. */
export function PlanForm({ report: { open, headline: published, suggestion } }: { report: ExperimentsResponse }) {
  const services = useServices();
  const queries = useQueryClient();
  const { notify } = useFeedback();
  const form = useForm<Typed>({ defaultValues: typed(open ?? { ...USUAL, variant: suggestion }) });
  const { errors, isSubmitting, isDirty } = form.formState;
  const { busy, start } = useExperimentActions(open?.id ?? '');
  useDiscardQuestion(isDirty);

  const submit = form.handleSubmit(async (values) => {
    try {
      const { message } = await services.api.send(adminSaveExperimentEndpoint, { body: bodyOf(values) });
      form.reset(values);
      notify(message);
      await queries.invalidateQueries(experimentsQuery(services));
    } catch (error) {
      form.setError('root', { message: failureText(error, TEXTS.saveFailed) });
    }
  });
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      onChange={() => form.clearErrors('root')}
      sx={{ gap: 2.5, maxWidth: 560 }}
    >
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {TEXTS.headlineA}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{published}</Typography>
      </div>
      <FormField
        label={TEXTS.headlineB}
        hint={TEXTS.headlineBHint}
        error={errors.variant?.message}
        {...registered(
          form.register('variant', {
            validate: (text) => (text.trim() !== '' && text.trim().length <= headline) || TEXTS.textInvalid,
          }),
        )}
      />
      <Controller
        control={form.control}
        name="measure"
        render={({ field }) => (
          <TextField select label={TEXTS.measure} {...field}>
            {EXPERIMENT_MEASURES.map((one) => (
              <MenuItem key={one} value={one}>
                {MEASURE_NAMES[one]}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <FormField
        label={TEXTS.expected}
        hint={TEXTS.expectedHint}
        inputMode="numeric"
        error={errors.expected?.message}
        {...registered(
          form.register('expected', { validate: wholeIn(leastVisitors, mostVisitors, TEXTS.expectedInvalid) }),
        )}
      />
      <FormField
        label={TEXTS.days}
        inputMode="numeric"
        error={errors.days?.message}
        {...registered(form.register('days', { validate: wholeIn(1, mostDays, TEXTS.daysInvalid) }))}
      />
      {errors.root?.message && <FormAlert severity="error">{errors.root.message}</FormAlert>}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          type="submit"
          variant={open ? 'outlined' : 'contained'}
          loading={isSubmitting}
          loadingPosition="start"
          sx={{ minWidth: 120 }}
        >
          {isSubmitting ? TEXTS.saving : TEXTS.save}
        </Button>
        {open && (
          <Button variant="contained" disabled={isDirty} loading={busy === 'start'} onClick={start}>
            {TEXTS.start}
          </Button>
        )}
        {open && isDirty && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {TEXTS.saveFirst}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
}
