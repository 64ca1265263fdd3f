import { useBriefly } from './useBriefly.js';

export const COPY_OUTCOMES = { copied: 'Copied!', failed: 'Select and copy by hand' } as const;
export type CopyOutcome = keyof typeof COPY_OUTCOMES;

/** Copies a text and says for two seconds how that went. A refused clipboard is said, not hidden. */
export function useCopy(): { outcome: CopyOutcome | null; copy: (text: string) => Promise<void> } {
  const [outcome, show] = useBriefly<CopyOutcome>();
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => show('copied'),
      () => show('failed'),
    );
  return { outcome, copy };
}
