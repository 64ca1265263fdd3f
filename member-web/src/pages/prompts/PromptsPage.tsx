import Container from '@mui/material/Container';
import { isApiError } from '@summit/api-client';
import { promptPageEndpoint } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Loading } from '../../lib/Loading';
import { useServices } from '../../lib/services';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { DisclaimerStep } from './DisclaimerStep';
import { EmailStep } from './EmailStep';
import { Library } from './library/Library';
import { PROMPTS_TEXTS } from './messages';
import { forgetSession, keepSession, keptSession, type PromptSession } from './prompt-session';

type Step =
  | { at: 'email'; email: string; note: string | null }
  | { at: 'disclaimer'; email: string }
  | { at: 'prompts'; session: PromptSession };

/** Email, then terms, then prompts; declining leads back (member.md 4). */
function Steps() {
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
      onValid={(email) => go({ at: 'disclaimer', email })}
    />
  );
}

/** `/{token}` and `/prompts`: the library of 500 prompts for registrants (M-014, M-140..M-181). */
export function PromptsPage() {
  const { api } = useServices();
  const { token } = useParams();
  const page = useQuery({
    queryKey: ['prompts', 'page', token],
    queryFn: ({ signal }) => api.send(promptPageEndpoint, { params: { token: token ?? '' }, signal }),
    enabled: token !== undefined,
    staleTime: Infinity,
  });
  // Only the server's "not found" closes the page: without an answer the steps say for themselves what is wrong.
  if (isApiError(page.error) && page.error.status === 404) return <NotFoundPage />;
  if (token !== undefined && page.isPending) {
    return (
      <Container component="main" id="main" sx={{ py: { xs: 4, md: 6 }, minHeight: '100vh' }}>
        <Loading text={PROMPTS_TEXTS.loading} />
      </Container>
    );
  }
  return <Steps />;
}
