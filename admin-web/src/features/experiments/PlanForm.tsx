import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { EXPERIMENT_LIMITS, EXPERIMENT_MEASURES, type ExperimentsResponse } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { registered } from '@summit/web-app/form/registered';
import { Controller } from 'react-hook-form';
import { EditConflictAlert } from '../../lib/edits/EditConflictAlert';
import { useDiscardQuestion } from '../../lib/edits/useDiscardQuestion';
import { EXPERIMENT_TEXTS as TEXTS, FIELD_NAMES, MEASURE_NAMES } from './messages';
import { useExperimentActions } from './useExperimentActions';
import { usePlanEdit } from './usePlanEdit';

const { headline, leastVisitors, mostVisitors, mostDays } = EXPERIMENT_LIMITS;
const wholeIn = (min: number, max: number, otherwise: string) => (text: string) =>
  (/^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max) || otherwise;

/** Plans an experiment, and starts what is saved. */
export function PlanForm({ report }: { report: ExperimentsResponse }) {
  const { open, headline: published } = report;
  const { form, seen, submit, conflict, takeTheirs, isOutdated, showSaved } = usePlanEdit(report);
  const { errors, isSubmitting, isDirty } = form.formState;
  const { busy, start } = useExperimentActions(open?.id ?? '');
  useDiscardQuestion(isDirty);

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
      {isOutdated && (
        <FormAlert severity="info">
          {TEXTS.outdated}{' '}
          <Button size="small" variant="text" color="inherit" onClick={showSaved}>
            {TEXTS.showSaved}
          </Button>
        </FormAlert>
      )}
      {conflict && (
        <EditConflictAlert
          text={TEXTS.overtaken}
          conflict={conflict}
          labelOf={(field) => FIELD_NAMES[field]}
          onTheirs={takeTheirs}
        />
      )}
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
        {open && seen && (
          <Button
            variant="contained"
            disabled={isDirty || isOutdated}
            loading={busy === 'start'}
            onClick={() => start(seen)}
          >
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
