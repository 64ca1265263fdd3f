import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.js';
import type { ConfirmDialogProps } from './ConfirmDialog.js';
import { FeedbackContext, type ConfirmOptions, type Feedback, type Severity } from './feedback-context.js';

interface Notice {
  key: number;
  text: string;
  severity: Severity;
}
interface Question extends ConfirmOptions {
  Dialog: ComponentType<ConfirmDialogProps>;
  done: (confirmed: boolean) => void;
}

/** A notice can be read in peace: 70 ms a character, five seconds at least. */
const readingTime = (text: string): number => Math.max(5000, text.length * 70);

/** The dialog could not be fetched or drawn: its file is gone with a new version, or the line is down. */
const NOT_ASKED = 'Nothing was changed. Reload the page to try again.';

export interface FeedbackHostProps {
  /**
   * What asks a question. An app that starts without dialogs fetches it with the first question; it answers a new component for each one,
   * because what React could not fetch once stays so.
   */
  dialog: () => ComponentType<ConfirmDialogProps>;
  children: ReactNode;
}

/** Shows notices one at a time and asks for confirmations (ui.md 4.0.4). */
export function FeedbackHost({ dialog, children }: FeedbackHostProps) {
  const [queue, setQueue] = useState<Notice[]>([]);
  const [closing, setClosing] = useState<number | null>(null);
  /** The last notice that has stood for its reading time. */
  const [read, setRead] = useState<number | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const lastKey = useRef(0);
  const current = queue[0];
  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(() => setRead(current.key), readingTime(current.text));
    return () => clearTimeout(timer);
  }, [current]);

  const notify = useCallback((text: string, severity: Severity = 'success') => {
    setQueue((waiting) => {
      if (waiting.some((notice) => notice.text === text)) return waiting;
      lastKey.current += 1;
      return [...waiting, { key: lastKey.current, text, severity }];
    });
  }, []);
  const confirm = useCallback(
    (options: ConfirmOptions) => new Promise<boolean>((done) => setQuestion({ ...options, Dialog: dialog(), done })),
    [dialog],
  );
  const feedback = useMemo<Feedback>(() => ({ notify, confirm }), [notify, confirm]);
  const answer = (confirmed: boolean) => {
    // The question goes first: it gives the focus back to what it was asked from, which its call may disable (D-475).
    flushSync(() => setQuestion(null));
    question?.done(confirmed);
  };
  const isError = current?.severity === 'error';
  // What stands about a failed try would hide what became of the next one.
  const givesWay = isError && queue.length > 1 && read === current.key;
  const stays = isError && !givesWay;
  const close = () => setClosing(current?.key ?? null);
  return (
    <FeedbackContext value={feedback}>
      {children}
      {current && (
        <Snackbar
          key={current.key}
          open={closing !== current.key}
          autoHideDuration={stays ? null : givesWay ? 0 : readingTime(current.text)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          onClose={(_, reason) => reason !== 'clickaway' && close()}
          slotProps={{ transition: { onExited: () => setQueue((waiting) => waiting.slice(1)) } }}
        >
          <Alert
            severity={current.severity}
            variant="filled"
            role={isError ? 'alert' : 'status'}
            onClose={close}
            sx={{ alignItems: 'center', flexWrap: 'nowrap', maxWidth: 560, whiteSpace: 'pre-line', boxShadow: 12 }}
          >
            {current.text}
          </Alert>
        </Snackbar>
      )}
      {question && (
        <ErrorBoundary
          fallback={null}
          onError={() => {
            question.done(false);
            setQuestion(null);
            notify(NOT_ASKED, 'error');
          }}
        >
          <Suspense fallback={null}>
            <question.Dialog options={question} onDone={answer} />
          </Suspense>
        </ErrorBoundary>
      )}
    </FeedbackContext>
  );
}
