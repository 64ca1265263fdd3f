import type { InviteProgressResponse } from '@summit/contracts';
import { use, useEffect, useState } from 'react';
import { AfterOrderPortsContext } from './after-order-ports';

export interface InviteProgress {
  /** Null until the server has answered. */
  progress: InviteProgressResponse | null;
  /** True after a question that got no answer, until one does: the button that asks again keeps its place and the focus. */
  failed: boolean;
  loading: boolean;
  retry(): void;
}

/** Code at the end of an invite link, or null. */
export function inviteCodeOf(inviteUrl: string | null): string | null {
  if (inviteUrl === null || !URL.canParse(inviteUrl)) return null;
  return new URL(inviteUrl).searchParams.get('invite');
}

/** How many friends have registered through the link of `code` (F-262, C-064). Asks again when the visitor comes back to the page. */
export function useInviteProgress(code: string): InviteProgress {
  const { inviteProgress } = use(AfterOrderPortsContext);
  const [progress, setProgress] = useState<InviteProgressResponse | null>(null);
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(true);
  const [questions, setQuestions] = useState(0);

  useEffect(() => {
    let stale = false;
    inviteProgress(code).then(
      (answer) => {
        if (stale) return;
        setFailed(false);
        setLoading(false);
        setProgress(answer);
      },
      () => {
        if (stale) return;
        setFailed(true);
        setLoading(false);
      },
    );
    return () => {
      stale = true;
    };
  }, [inviteProgress, code, questions]);

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') setQuestions((count) => count + 1);
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);

  return {
    progress,
    failed,
    loading,
    retry() {
      setLoading(true);
      setQuestions((count) => count + 1);
    },
  };
}
