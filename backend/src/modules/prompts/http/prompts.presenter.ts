import {
  OUTCOME_TEXTS,
  type AcceptDisclaimerResponse,
  type Prompt,
  type PromptListResponse,
  type TrackPromptAccessResponse,
  type ValidatePromptEmailResponse,
} from '@summit/contracts';
import type { EntryRefusal, PromptSession } from '../application/enter-library.use-case.js';
import type { OpenedPrompt } from '../application/open-prompt.use-case.js';
import { promptPreview } from '../domain/prompt-preview.js';
import type { StoredPrompt } from '../domain/stored-prompt.js';

const wire = ({ id, text, ...rest }: StoredPrompt): Prompt => ({ prompt_id: id, prompt_text: text, ...rest });

/** Sections in the order of their first prompt. Full texts stay here (C-103). */
export function presentPromptList(prompts: readonly StoredPrompt[]): PromptListResponse {
  const shown = prompts.map((prompt) => wire({ ...prompt, text: promptPreview(prompt.text) }));
  const categories = [...new Set(shown.map(({ category }) => category))];
  return {
    success: true,
    all_categories: categories,
    categories: Object.fromEntries(categories.map((name) => [name, shown.filter(({ category }) => category === name)])),
  };
}

export const presentEmailCheck = (valid: boolean): ValidatePromptEmailResponse => ({
  valid,
  message: valid ? OUTCOME_TEXTS.promptEmailFound : OUTCOME_TEXTS.promptEmailUnknown,
});

export function presentSession(session: PromptSession | EntryRefusal): AcceptDisclaimerResponse {
  if (session === 'email_unknown') return { success: false, message: OUTCOME_TEXTS.promptEmailUnknown };
  if (session === 'sign_in_required')
    return { success: false, message: OUTCOME_TEXTS.promptSignInRequired, sign_in_required: true };
  return {
    success: true,
    session_id: session.token,
    prompts_viewed: session.counted.length,
    viewed_prompt_ids: session.counted,
    daily_limit: session.limit,
    message: OUTCOME_TEXTS.promptDisclaimerAccepted,
  };
}

/** The document's text names the limit of 10 (M-165); another setting changes the number only. */
export const limitText = (limit: number): string =>
  OUTCOME_TEXTS.promptLimitReached.replace('10 prompts', limit === 1 ? '1 prompt' : `${limit} prompts`);

export function presentOpened({ prompt, viewed, limit }: OpenedPrompt): TrackPromptAccessResponse {
  if (!prompt) return { success: false, prompts_viewed: viewed, limit_reached: true, message: limitText(limit) };
  return {
    success: true,
    prompts_viewed: viewed,
    limit_reached: viewed >= limit,
    prompt: wire(prompt),
    message: OUTCOME_TEXTS.promptOpened,
  };
}
