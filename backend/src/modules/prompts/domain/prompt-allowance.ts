import { DAY_MS } from '@summit/rules';

/** The allowance is counted over the last 24 hours, whenever they began (C-104). */
export const ALLOWANCE_MS = DAY_MS;
/** A session of the library; then the address and the disclaimer are asked for again. */
export const PROMPT_SESSION_MS = DAY_MS;

/** What happens when `wanted` is opened after `counted`, the distinct prompts of the last 24 hours (M-181). */
export function judgeAccess(counted: ReadonlySet<number>, wanted: number, limit: number): PromptVerdict {
  if (counted.has(wanted)) return 'free';
  return counted.size < limit ? 'counted' : 'refused';
}

/** `free`: counted before, so it is open already. */
export type PromptVerdict = 'free' | 'counted' | 'refused';
