import type { Prompt } from '@summit/contracts';
import { useDebounced } from '@summit/web-app/timing/useDebounced';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../lib/services';
import { promptSearchQuery } from './library-query';
import { findInList } from './prompt-groups';

const TYPING_MS = 300;

export interface PromptSearch {
  /** What was looked for, once the typing rested. */
  term: string;
  /** Best first; undefined while the server looks. */
  found: Prompt[] | undefined;
  /** The page looked by itself, without the full texts. */
  partial: boolean;
}

/** Prompts that hold the term. The server looks, because only it has the full texts (C-103). */
export function usePromptSearch(prompts: readonly Prompt[], typed: string): PromptSearch {
  const term = useDebounced(typed.trim(), TYPING_MS);
  const { data, isError } = useQuery(promptSearchQuery(useServices(), term));
  const found = useMemo(() => {
    const ids = isError ? findInList(prompts, term) : data;
    const byId = new Map(prompts.map((prompt) => [prompt.prompt_id, prompt]));
    return term === '' ? undefined : ids?.flatMap((id) => byId.get(id) ?? []);
  }, [prompts, term, data, isError]);
  return { term, found, partial: isError };
}
