import { HOUR_MS } from '@summit/rules';
import { promptListEndpoint, searchPromptsEndpoint } from '@summit/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../lib/services';

/** Titles, tags and first lines of all prompts (M-162). */
export const promptListQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['prompts', 'list'],
    queryFn: ({ signal }) => api.send(promptListEndpoint, { signal }),
    staleTime: HOUR_MS,
  });

/** Numbers of the prompts that hold the term, also in their full texts (M-154). */
export const promptSearchQuery = ({ api }: Services, term: string) =>
  queryOptions({
    queryKey: ['prompts', 'search', term.toLowerCase()],
    queryFn: async ({ signal }) => (await api.send(searchPromptsEndpoint, { query: { q: term }, signal })).prompt_ids,
    enabled: term !== '',
    placeholderData: keepPreviousData,
    staleTime: HOUR_MS,
  });
