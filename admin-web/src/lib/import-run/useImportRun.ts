import { adminImportRunEndpoint, type ImportKind, type ImportRun } from '@summit/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../services';

const PROGRESS_MS = 1_000;
const keyOf = (kind: ImportKind) => ['admin', 'import-run', kind] as const;

export interface ImportRunOptions {
  kind: ImportKind;
  /** Somebody has just pressed here: it may begin at any moment. */
  awaited?: boolean;
  /** One that was seen running, wherever it was started, has ended. */
  onEnded?: () => void;
}

/** The newest import of a kind, whoever started it; looked at again while it runs. */
export function useImportRun({ kind, awaited = false, onEnded }: ImportRunOptions): ImportRun | null {
  const { api } = useServices();
  const { data: run = null } = useQuery({
    queryKey: keyOf(kind),
    queryFn: async ({ signal }) => (await api.send(adminImportRunEndpoint, { params: { kind }, signal })).run,
    refetchInterval: ({ state }) => (awaited || state.data?.state === 'running' ? PROGRESS_MS : false),
  });
  const wasRunning = useRef(false);
  const isRunning = run?.state === 'running';
  useEffect(() => {
    if (wasRunning.current && !isRunning) onEnded?.();
    wasRunning.current = isRunning;
  }, [isRunning, onEnded]);
  return run;
}

/** Looks again at once. */
export function useReloadImportRun(kind: ImportKind): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: keyOf(kind) }), [queries, kind]);
}
