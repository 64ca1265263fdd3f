import { isApiError } from '@summit/api-client';
import { adminImportAffiliatesEndpoint } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation } from '@tanstack/react-query';
import { toldByRun } from '../../lib/import-run/told-by-run';
import { useImportRun, useReloadImportRun } from '../../lib/import-run/useImportRun';
import { useServices } from '../../lib/services';
import { AFFILIATE_TEXTS as TEXTS } from './messages';

/** The server waits for Tapfiliate's rate limit. */
const IMPORT_TIMEOUT_MS = 120_000;

/** `Error importing affiliates: HTTP 409` (A-147), and the server's reason behind it. */
function failureOf(error: unknown): string {
  if (!isApiError(error)) return `${TEXTS.importFailed}: ${TEXTS.unknown}`;
  const status = error.status > 0 ? `HTTP ${error.status}` : error.kind;
  return `${TEXTS.importFailed}: ${status}${error.detail === null ? '' : `. ${error.detail}`}`;
}

/** Asks first, then imports; `message` of the answer has the counts (A-146, A-223). */
export function useImportAffiliates(onImported: () => void) {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  const reloadRun = useReloadImportRun('affiliates');
  const {
    mutate,
    isPending,
    error,
    variables: before = null,
  } = useMutation({
    /** `_before`: when the newest import before this one began. */
    mutationFn: (_before: string | null) => api.send(adminImportAffiliatesEndpoint, { timeoutMs: IMPORT_TIMEOUT_MS }),
    onSuccess: ({ message }) => notify(message),
    onSettled: () => {
      onImported();
      return reloadRun();
    },
  });
  const run = useImportRun({ kind: 'affiliates', awaited: isPending, onEnded: onImported });
  const ask = async (): Promise<void> => {
    const question = { title: TEXTS.importTitle, body: TEXTS.importBody, confirmLabel: TEXTS.importVerb };
    if (await confirm(question)) mutate(run?.started_at ?? null);
  };
  const failure = error && !toldByRun({ error, before }, run) ? failureOf(error) : null;
  return { start: () => void ask(), isImporting: isPending, run, failure };
}
