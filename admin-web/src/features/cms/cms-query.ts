import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Services } from '../../lib/services';
import type { CmsResource, CmsRow } from './cms-resource';

const ALL = ['admin', 'cms'] as const;

export const cmsQuery = <Row extends CmsRow>({ api }: Services, resource: CmsResource<Row>) =>
  queryOptions({
    queryKey: [...ALL, resource.title],
    queryFn: ({ signal }): Promise<Row[]> => resource.list(api, signal),
  });

export const CONTENT_CHECK_KEY = [...ALL, 'check'] as const;

/** Asks for everything about the CMS again. */
export function useReloadCms(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ALL }), [queries]);
}
