import type { StoredPrompt } from '../domain/stored-prompt.js';

/** The prompts as they are stored. */
export interface PromptLibrary {
  /** In the order of their numbers. */
  all(): Promise<StoredPrompt[]>;
  byId(id: number): Promise<StoredPrompt | null>;
  /** Numbers of the prompts that hold this text anywhere, the best places first. */
  search(term: string): Promise<number[]>;
}

export const PROMPT_LIBRARY = Symbol('PROMPT_LIBRARY');
