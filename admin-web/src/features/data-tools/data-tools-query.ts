import { adminDataBackupsEndpoint } from '@summit/contracts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Services } from '../../lib/services';
import type { DataTool } from './data-tools';

export type ToolCounts = Awaited<ReturnType<DataTool['send']>>['deleted'];

/** What a tool would delete now; nothing is deleted. */
export const dryRunQuery = ({ api }: Services, { id, send }: DataTool) =>
  queryOptions({
    queryKey: ['admin', 'data-tools', id],
    queryFn: async () => (await send(api, { phrase: '', dry_run: true })).deleted,
  });

export const backupsQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['admin', 'data-tools', 'backups'],
    queryFn: async ({ signal }) => (await api.send(adminDataBackupsEndpoint, { signal })).backups,
  });

/** Everything the back office shows may have changed. */
export function useReloadEverything(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['admin'] });
}
