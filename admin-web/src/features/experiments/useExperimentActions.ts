import {
  adminStartExperimentEndpoint,
  adminStopExperimentEndpoint,
  type ExperimentPlan,
  type HeadlineVariant,
  type MessageAnswer,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import { experimentsQuery } from './experiments-query';
import { EXPERIMENT_TEXTS as TEXTS, STOPS } from './messages';

/** Starts and stops after asking; afterwards the screen says what is so, also where somebody else was faster. */
export function useExperimentActions(id: string) {
  const services = useServices();
  const { confirm, notify } = useFeedback();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'start' | HeadlineVariant | null>(null);
  const run = async (
    what: 'start' | HeadlineVariant,
    question: { title: string; body: string; confirmLabel: string },
    call: () => Promise<MessageAnswer>,
  ): Promise<void> => {
    if (busy !== null || !(await confirm(question))) return;
    setBusy(what);
    try {
      notify((await call()).message);
    } catch (error) {
      notify(
        `${what === 'start' ? TEXTS.startFailed : TEXTS.stopFailed}: ${reasonText(error, TEXTS.unknown)}`,
        'error',
      );
    } finally {
      setBusy(null);
      await queries.invalidateQueries(experimentsQuery(services));
      // A winner is published: the editor has a newer page.
      await queries.invalidateQueries({ queryKey: ['admin', 'landing-page'] });
    }
  };
  const params = { id };
  const start = { title: TEXTS.startTitle, body: TEXTS.startBody, confirmLabel: TEXTS.start };
  return {
    busy,
    /** `seen`: the plan that the screen shows. */
    start: (seen: ExperimentPlan) =>
      void run('start', start, () => services.api.send(adminStartExperimentEndpoint, { params, body: { seen } })),
    stop: (winner: HeadlineVariant) => {
      const { title, body, label } = STOPS[winner];
      const call = () => services.api.send(adminStopExperimentEndpoint, { params, body: { winner } });
      void run(winner, { title, body, confirmLabel: label }, call);
    },
  };
}
