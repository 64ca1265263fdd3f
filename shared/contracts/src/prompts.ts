import type { PlannedEndpoint } from './endpoint.js';

/** M-164. In the list `prompt_text` is a preview; the full text comes from `trackPromptAccess` (C-103). */
export interface Prompt {
  /** 1 to 500. */
  prompt_id: number;
  title: string;
  prompt_text: string;
  category: string;
  subcategory: string;
  tags: string[];
}

export interface PromptListResponse {
  success: true;
  all_categories: string[];
  categories: Record<string, Prompt[]>;
}

export interface PromptSearchQuery {
  q: string;
}

export interface PromptSearchResponse {
  success: true;
  /** Prompts whose title, full text or tags contain the term. */
  prompt_ids: number[];
}

export interface ValidatePromptEmailRequest {
  /** Trimmed and lower-cased (M-142). */
  email: string;
}

export type ValidatePromptEmailResponse = { valid: true; message: string } | { valid: false; message: string };

export interface AcceptDisclaimerRequest {
  email: string;
  accepted: boolean;
}

export type AcceptDisclaimerResponse =
  | { success: true; session_id: string; prompts_viewed: number; daily_limit: number; message: string }
  | { success: false; message: string };

export interface TrackPromptAccessRequest {
  email: string;
  prompt_id: number;
  /** Issued by `acceptPromptDisclaimer` for this address; without it the answer is `prompt_session_invalid` (M-153). */
  session_id: string;
}

/** `limit_reached` in a success: this was the last one of the 24 hours. In a refusal: it was one too many (M-181). */
export type TrackPromptAccessResponse =
  | { success: true; prompts_viewed: number; limit_reached: boolean; prompt: Prompt; message: string }
  | { success: false; prompts_viewed: number; limit_reached: true; message: string };

export interface PromptAnalytics {
  total_access_attempts: number;
  successful_access: number;
  failed_access: number;
  unique_users: number;
  total_prompts_viewed: number;
  average_prompts_per_user: number;
}

export interface PromptAccessEntry {
  email: string;
  validated: boolean;
  disclaimer_accepted: boolean;
  total_prompts_viewed: number;
  timestamp: string;
}

export interface PromptAnalyticsResponse {
  success: true;
  analytics: PromptAnalytics;
  /** The last 50. */
  recent_access: PromptAccessEntry[];
  /** Address of the prompts page with the token now in force (C-027). */
  public_url: string;
}

/** M-162. */
export const promptListEndpoint: PlannedEndpoint<{ response: PromptListResponse }> = {
  method: 'GET',
  path: '/api/prompts/get-prompts',
  access: 'public',
  planned: true,
};

/** C-103. */
export const searchPromptsEndpoint: PlannedEndpoint<{ query: PromptSearchQuery; response: PromptSearchResponse }> = {
  method: 'GET',
  path: '/api/prompts/search',
  access: 'public',
  source: 'C-103',
  planned: true,
};

/** M-146. */
export const validatePromptEmailEndpoint: PlannedEndpoint<{
  body: ValidatePromptEmailRequest;
  response: ValidatePromptEmailResponse;
}> = {
  method: 'POST',
  path: '/api/prompts/validate-email',
  access: 'public',
  planned: true,
};

/** M-147. */
export const acceptPromptDisclaimerEndpoint: PlannedEndpoint<{
  body: AcceptDisclaimerRequest;
  response: AcceptDisclaimerResponse;
}> = {
  method: 'POST',
  path: '/api/prompts/accept-disclaimer',
  access: 'public',
  planned: true,
};

/** M-163. */
export const trackPromptAccessEndpoint: PlannedEndpoint<{
  body: TrackPromptAccessRequest;
  response: TrackPromptAccessResponse;
}> = {
  method: 'POST',
  path: '/api/prompts/track-access',
  access: 'public',
  planned: true,
};

/** Needs the admin token although it lies under /api/prompts. */
export const promptAnalyticsEndpoint: PlannedEndpoint<{ response: PromptAnalyticsResponse }> = {
  method: 'GET',
  path: '/api/prompts/admin/analytics',
  access: 'admin',
  planned: true,
};
