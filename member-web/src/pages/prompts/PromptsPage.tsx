import { lazy, useCallback, useState } from 'react';
import { useServices } from '../../lib/services';
import { DisclaimerStep } from './DisclaimerStep';
import { EmailStep } from './EmailStep';
import { forgetSession, keepSession, keptSession, type PromptSession } from './prompt-session';

/** Comes while the visitor reads the terms; the two steps before need none of it. */
const loadLibrary = () => import('./library/Library');
const Library = lazy(async () => ({ default: (await loadLibrary()).Library }));

type Step =
  | { at: 'email'; email: string; note: string | null }
  | { at: 'disclaimer'; email: string }
  | { at: 'prompts'; session: PromptSession };

/**
 * The library of 500 prompts for registrants (M-014, M-140..M-181): email, then terms, then prompts; declining leads back (member.md
 * 4).
 */
export function PromptsPage() {
  const { session: member } = useServices();
  const [moved, setMoved] = useState(false);
  const [step, setStep] = useState<Step>(() => {
    const session = keptSession();
    if (session) return { at: 'prompts', session };
    return { at: 'email', email: member.current().user?.email ?? '', note: null };
  });
  const go = useCallback((next: Step) => {
    setMoved(true);
    setStep(next);
  }, []);
  const ended = useCallback(
    (email: string, note: string) => {
      forgetSession();
      go({ at: 'email', email, note });
    },
    [go],
  );
  if (step.at === 'prompts') return <Library announced={moved} session={step.session} onEnded={ended} />;
  if (step.at === 'disclaimer') {
    return (
      <DisclaimerStep
        email={step.email}
        onDecline={() => go({ at: 'email', email: step.email, note: null })}
        onAccept={(session) => {
          keepSession(session);
          go({ at: 'prompts', session });
        }}
      />
    );
  }
  return (
    <EmailStep
      announced={moved}
      email={step.email}
      note={step.note}
      onValid={(email) => {
        void loadLibrary();
        go({ at: 'disclaimer', email });
      }}
    />
  );
}
