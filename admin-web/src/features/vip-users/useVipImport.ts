import { isApiError } from '@summit/api-client';
import { adminImportVipUsersEndpoint, ERROR_CATALOG, type VipImportResponse } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonText } from '../../lib/failure/reason-text';
import { readTextFile, UNREADABLE_FILE } from '../../lib/form/read-text-file';
import { formatQuantity } from '../../lib/format/format-figures';
import { toldByRun } from '../../lib/import-run/told-by-run';
import { useImportRun, useReloadImportRun } from '../../lib/import-run/useImportRun';
import { useServices } from '../../lib/services';
import { IMPORT_TEXTS as TEXTS, VIP_TEXTS } from './messages';
import { useReloadVipUsers } from './vip-users-query';

/** A long file is read and stored in one answer. */
const IMPORT_TIMEOUT_MS = 120_000;

export type ImportStep = 'preview' | 'import';

export interface ImportAnswer {
  step: ImportStep;
  answer: VipImportResponse;
}

interface Asked {
  file: File;
  step: ImportStep;
  /** When the newest import before this one began. */
  before: string | null;
}

/** The text of a file. Another encoding is refused in the server's words. */
async function textOf(file: File): Promise<string> {
  const read = await readTextFile(file);
  if ('text' in read) return read.text;
  throw new Error(read.problem === 'unreadable' ? UNREADABLE_FILE : ERROR_CATALOG.csv_not_utf8.detail);
}

const reasonOf = (error: Error): string => (isApiError(error) ? reasonText(error, VIP_TEXTS.unknown) : error.message);

/** Checks a file, then imports it. */
export function useVipImport() {
  const { api } = useServices();
  const { notify } = useFeedback();
  const reload = useReloadVipUsers();
  const reloadRun = useReloadImportRun('vip_users');
  const [sendsLinks, setSendsLinks] = useState(false);
  const { mutate, reset, data, error, isPending, variables } = useMutation({
    mutationFn: async ({ file, step }: Asked): Promise<ImportAnswer> => {
      const query = step === 'preview' ? { dry_run: true } : { send_setup_links: sendsLinks };
      const body = await textOf(file);
      const answer = await api.send(adminImportVipUsersEndpoint, { query, body, timeoutMs: IMPORT_TIMEOUT_MS });
      return { step, answer };
    },
    onSuccess: ({ step, answer }) => {
      if (step === 'preview') return;
      void reload();
      notify(`${formatQuantity(answer.imported, 'VIP user')} ${TEXTS.imported}, ${answer.skipped} ${TEXTS.skipped}.`);
    },
    onSettled: (_answer, _error, { step }) => (step === 'import' ? reloadRun() : undefined),
  });
  const busy = isPending ? (variables?.step ?? null) : null;
  const run = useImportRun({ kind: 'vip_users', awaited: busy === 'import' });
  const failed = error && variables?.step === 'import' ? { error, before: variables.before } : null;
  const isTold = failed !== null && toldByRun(failed, run);
  return {
    sendsLinks,
    setSendsLinks,
    start: (file: File, step: ImportStep) => mutate({ file, step, before: run?.started_at ?? null }),
    reset,
    result: data ?? null,
    failure: error && !isTold ? `${TEXTS.failed}: ${reasonOf(error)}` : null,
    run,
    /** After a failed press: what went on without it, or stands in its way. */
    goesOn: failed !== null && run !== null && (isTold || run.state === 'running') ? run : null,
    busy,
  };
}
