import { useCallback, useEffect, useState } from 'react';
import type { CopyState } from './PromptRow';

const CONFIRMATION_MS = 2_000;

/** Copying a prompt opens it first, which counts (M-160). Where the clipboard is closed, the text is shown to be copied by hand (M-166). */
export function useCopiedPrompt(open: (id: number) => Promise<string | null>, show: (id: number) => void) {
  const [copied, setCopied] = useState<{ id: number; state: CopyState } | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = useCallback(
    async (id: number) => {
      const text = await open(id);
      if (text === null) return show(id);
      try {
        await navigator.clipboard.writeText(text);
        setCopied({ id, state: 'copied' });
      } catch (error) {
        console.warn('The clipboard is closed', error);
        show(id);
      }
    },
    [open, show],
  );
  return { copied, copy };
}
