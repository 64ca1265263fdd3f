import type { PasskeyArea } from '../passkeys.public.js';

/** Who may answer a question, and what for. */
export interface QuestionTerms {
  area: PasskeyArea;
  purpose: 'add' | 'sign_in' | 'confirm';
  /** The sign-in that asked; null where nobody is signed in. */
  signInId: string | null;
}

export interface PasskeyQuestions {
  /** Answers the handle of the question. */
  open(terms: QuestionTerms, challenge: string): Promise<string>;
  /** Uses it up and answers its challenge; null for one that is unknown, used, over, or another's. One of many callers gets it. */
  take(terms: QuestionTerms, handle: string): Promise<string | null>;
}

export const PASSKEY_QUESTIONS = Symbol('PASSKEY_QUESTIONS');
