import { useBriefly } from '@summit/ui/copy/useBriefly';
import { useCallback } from 'react';
import type { CopyState } from './PromptRow';

/** Copying a prompt opens it first, which counts (M-160). Where the clipboard is closed, the text is shown to be copied by hand (M-166). */
export function useCopiedPrompt(open: (id: number) => Promise<string | null>, show: (id: number) => void) {
  const [copied, confirm] = useBriefly<{ id: number; state: CopyState }>();
  const copy = useCallback(
    async (id: number) => {
      const text = await open(id);
      if (text === null) return show(id);
      try {
        await navigator.clipboard.writeText(text);
        confirm({ id, state: 'copied' });
      } catch (error) {
        console.warn('The clipboard is closed', error);
        show(id);
      }
    },
    [open, show, confirm],
  );
  return { copied, copy };
}
