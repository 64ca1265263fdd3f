import { isApiError } from '@summit/api-client';
import type { DownloadedFile } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation } from '@tanstack/react-query';
import type { BearerApi } from '@summit/web-app/calls/create-bearer-api';
import { isCalledOff } from '../failure/called-off';
import { useServices } from '../services';

export interface ExportFile {
  load: (api: BearerApi) => Promise<DownloadedFile>;
  /** Used when the server names no file. */
  fallbackName: string;
}

/** Large exports are written row by row and may take longer than an ordinary answer. */
export const EXPORT_TIMEOUT_MS = 120_000;

const FAILED = 'Export failed';

/** The document's text with the server's detail behind it (admin.md 8). */
function failureOf(error: unknown): string {
  const detail = isApiError(error) ? error.detail : null;
  return detail === null || detail === FAILED ? FAILED : `${FAILED}: ${detail}`;
}

/** Fetches a file with the bearer and hands it to the administrator. A failure is told as a notice. */
export function useExport(): { save: (file: ExportFile) => void; busy: boolean } {
  const { api, files } = useServices();
  const { notify } = useFeedback();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ load }: ExportFile) => load(api),
    onSuccess: (answer, { fallbackName }) => files.save(answer, answer.name ?? fallbackName),
    onError: (error) => {
      if (!isCalledOff(error)) notify(failureOf(error), 'error');
    },
  });
  return { save: mutate, busy: isPending };
}
