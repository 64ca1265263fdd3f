import { isApiError } from '@summit/api-client';
import {
  adminSaveExperimentEndpoint,
  type ExperimentPlan,
  type ExperimentsResponse,
  type OpenExperiment,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mergeEdits, withFields } from '../../lib/edits/merge-edits';
import type { EditConflict } from '../../lib/edits/useMergedEdit';
import { useServices } from '../../lib/services';
import { experimentsQuery } from './experiments-query';
import { EXPERIMENT_TEXTS as TEXTS } from './messages';

const USUAL = { measure: 'registrations', expected_visitors: 10_000, max_days: 28 } as const;

/** As typed. */
export interface TypedPlan {
  variant: string;
  measure: ExperimentPlan['measure'];
  expected: string;
  days: string;
}

const typed = ({ variant, measure, expected_visitors, max_days }: ExperimentPlan): TypedPlan => ({
  variant,
  measure,
  expected: String(expected_visitors),
  days: String(max_days),
});
const bodyOf = ({ variant, measure, expected, days }: TypedPlan): ExperimentPlan => ({
  variant: variant.trim(),
  measure,
  expected_visitors: Number(expected),
  max_days: Number(days),
});
const planOf = (open: OpenExperiment | null): ExperimentPlan | null => open && bodyOf(typed(open));
const isSame = (one: ExperimentPlan | null, other: ExperimentPlan | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The form of the plan: whoever saves second sees what the first one saved. */
export function usePlanEdit({ open, suggestion }: ExperimentsResponse) {
  const services = useServices();
  const queries = useQueryClient();
  const { notify } = useFeedback();
  const [seen, setSeen] = useState(planOf(open));
  const [conflict, setConflict] = useState<EditConflict<TypedPlan> | null>(null);
  const shown = (plan: ExperimentPlan | null): TypedPlan => typed(plan ?? { ...USUAL, variant: suggestion });
  const form = useForm<TypedPlan>({ defaultValues: shown(seen) });
  const { isSubmitting } = form.formState;

  const newest = planOf(open);
  const meet = async (ours: TypedPlan): Promise<void> => {
    const report = await queries.fetchQuery({ ...experimentsQuery(services), staleTime: 0 });
    const plan = planOf(report.open);
    const [began, theirs] = [shown(seen), shown(plan)];
    const { values, ...fields } = mergeEdits(began, ours, theirs);
    setSeen(plan);
    form.reset(theirs);
    form.setValue('variant', values.variant, { shouldDirty: true });
    form.setValue('measure', values.measure, { shouldDirty: true });
    form.setValue('expected', values.expected, { shouldDirty: true });
    form.setValue('days', values.days, { shouldDirty: true });
    setConflict({ began, theirs, ...fields });
  };
  const submit = form.handleSubmit(async (values) => {
    setConflict(null);
    const plan = bodyOf(values);
    try {
      const { message } = await services.api.send(adminSaveExperimentEndpoint, { body: { ...plan, seen } });
      notify(message);
      await queries.invalidateQueries(experimentsQuery(services));
      setSeen(plan);
      form.reset(values);
    } catch (error) {
      const isOvertaken = isApiError(error) && error.code === 'edit_conflict';
      const failed = isOvertaken
        ? await meet(values).then(
            () => null,
            (reason: unknown) => reason,
          )
        : error;
      if (failed !== null) form.setError('root', { message: failureText(failed, TEXTS.saveFailed) });
    }
  });
  return {
    form,
    /** The plan that the form shows where nothing is typed; null for none. */
    seen,
    submit,
    conflict,
    /** A colleague has saved a plan that the form does not show. */
    isOutdated: !isSubmitting && !isSame(newest, seen),
    showSaved: () => {
      setSeen(newest);
      setConflict(null);
      form.reset(shown(newest));
    },
    takeTheirs: (field: keyof TypedPlan) => {
      if (!conflict) return;
      form.reset(withFields(form.getValues(), conflict.theirs, [field]), { keepDefaultValues: true });
      setConflict({ ...conflict, clashing: conflict.clashing.filter((one) => one !== field) });
    },
  };
}
