import type { PageAnswer, PageQuery } from './admin-list.js';
import type { DownloadedFile, Endpoint } from './endpoint.js';

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
  /** Prompts whose title, tags, section, subsection or full text contain the term, in that order of worth (M-154). */
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
  | {
      success: true;
      /** Belongs to this address and lives for 24 hours. */
      session_id: string;
      prompts_viewed: number;
      /** The prompts behind that number: opening one of them again is free (M-181). */
      viewed_prompt_ids: number[];
      daily_limit: number;
      message: string;
    }
  /** `sign_in_required`: it is a VIP's address, and the request came without that member's bearer. */
  | { success: false; message: string; sign_in_required?: true };

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

/** One word below the member host. */
export interface PromptPageParams {
  token: string;
}

export interface PromptPageResponse {
  success: true;
  /** Prompts in 24 hours for a registrant. */
  daily_limit: number;
}

/** Attempts are checks of an address; the prompts are those that were counted. */
export interface PromptAnalytics {
  total_access_attempts: number;
  /** The address was known. */
  successful_access: number;
  failed_access: number;
  /** Addresses that were known. */
  unique_users: number;
  total_prompts_viewed: number;
  /** With two decimals. */
  average_prompts_per_user: number;
}

export interface PromptAccessEntry {
  /** As it was typed, trimmed and in lower case; it may be nobody's. */
  email: string;
  validated: boolean;
  disclaimer_accepted: boolean;
  /** Counted in the session that this attempt led to. */
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

/** What an attempt led to: a refused address, a known one, or an accepted disclaimer. */
export const PROMPT_OUTCOMES = ['refused', 'validated', 'accepted'] as const;
export type PromptOutcome = (typeof PROMPT_OUTCOMES)[number];

export interface PromptAttemptsFilter {
  /** Part of an address. */
  search?: string;
  outcome?: PromptOutcome;
}

export interface PromptAttemptsQuery extends PromptAttemptsFilter, PageQuery {}

/** Whether a word is the path of the prompts page; `not_found` for any other (C-027). */
export const promptPageEndpoint: Endpoint<{ params: PromptPageParams; response: PromptPageResponse }> = {
  method: 'GET',
  path: '/api/prompts/page/:token',
  access: 'public',
  source: 'C-027',
};

export const promptListEndpoint: Endpoint<{ response: PromptListResponse }> = {
  method: 'GET',
  path: '/api/prompts/get-prompts',
  access: 'public',
};

export const searchPromptsEndpoint: Endpoint<{ query: PromptSearchQuery; response: PromptSearchResponse }> = {
  method: 'GET',
  path: '/api/prompts/search',
  access: 'public',
  source: 'C-103',
};

export const validatePromptEmailEndpoint: Endpoint<{
  body: ValidatePromptEmailRequest;
  response: ValidatePromptEmailResponse;
}> = {
  method: 'POST',
  path: '/api/prompts/validate-email',
  access: 'public',
};

export const acceptPromptDisclaimerEndpoint: Endpoint<{
  body: AcceptDisclaimerRequest;
  response: AcceptDisclaimerResponse;
}> = {
  method: 'POST',
  path: '/api/prompts/accept-disclaimer',
  access: 'public',
  optionalBearer: 'vip',
};

export const trackPromptAccessEndpoint: Endpoint<{
  body: TrackPromptAccessRequest;
  response: TrackPromptAccessResponse;
}> = {
  method: 'POST',
  path: '/api/prompts/track-access',
  access: 'public',
};

/** Needs the admin token although it lies under /api/prompts. */
export const promptAnalyticsEndpoint: Endpoint<{ response: PromptAnalyticsResponse }> = {
  method: 'GET',
  path: '/api/prompts/admin/analytics',
  access: 'admin',
  staffRole: 'support',
};

/** All attempts, newest first. */
export const promptAttemptsEndpoint: Endpoint<{ query: PromptAttemptsQuery; response: PageAnswer<PromptAccessEntry> }> =
  {
    method: 'GET',
    path: '/api/prompts/admin/attempts',
    access: 'admin',
    staffRole: 'support',
    source: 'A-151',
  };

/** The same as a file. */
export const promptAttemptsExportEndpoint: Endpoint<{ query: PromptAttemptsFilter; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/prompts/admin/export',
  access: 'admin',
  staffRole: 'support',
  source: 'A-151',
  answerFormat: 'file',
};
