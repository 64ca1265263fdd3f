import { promptAnalyticsEndpoint, promptAttemptsExportEndpoint, type PromptAttemptsFilter } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import { EXPORT_TIMEOUT_MS, type ExportFile } from '../../lib/exports/useExport';
import type { Services } from '../../lib/services';

/** The six figures and the address of the page. */
export const promptAnalyticsQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['admin', 'prompt-analytics'],
    queryFn: ({ signal }) => api.send(promptAnalyticsEndpoint, { signal }),
  });

/** All attempts of a filter as a file. */
export const promptAttemptsFile = (query: PromptAttemptsFilter): ExportFile => ({
  load: (api) => api.download(promptAttemptsExportEndpoint, { query, timeoutMs: EXPORT_TIMEOUT_MS }),
  fallbackName: 'prompt_attempts.csv',
});
