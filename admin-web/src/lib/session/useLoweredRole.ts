import { isApiError } from '@summit/api-client';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../services';
import { statusQuery } from './status-query';

const isAboutRole = (error: unknown): boolean => isApiError(error) && error.code === 'forbidden';

/**
 * An owner may make support of somebody who has a page open. The first call that the server refuses for it has the role asked for anew, so that
 * the page offers nothing more of what its calls are refused.
 */
export function useLoweredRole(): void {
  const queries = useQueryClient();
  const services = useServices();
  useEffect(() => {
    const { queryKey } = statusQuery(services);
    const askAnew = () => void queries.invalidateQueries({ queryKey });
    const stopReading = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      // Not of the question itself, which would be asked for ever.
      if (event.query.queryHash !== hashKey(queryKey) && isAboutRole(event.action.error)) askAnew();
    });
    const stopChanging = queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isAboutRole(event.action.error)) askAnew();
    });
    return () => {
      stopReading();
      stopChanging();
    };
  }, [queries, services]);
}
