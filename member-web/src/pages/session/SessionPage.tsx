import type { PublicSessionResponse } from '@summit/contracts';
import { isUnreachable } from '@summit/web-app/calls/is-unreachable';
import { useEffect, useState } from 'react';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { useLocation, useParams } from 'react-router-dom';
import { AccessExpired } from './closed/AccessExpired';
import { ComingSoon } from './closed/ComingSoon';
import { SESSION_TEXTS } from './messages';
import { OpenSession } from './open/OpenSession';
import { SessionWaiting } from './SessionWaiting';
import { GRACE_MS, sessionStage } from './session-stage';
import { useServerNow } from './useServerNow';
import { previewToken, useSession } from './useSession';

/** A page that was told "not yet" asks again this often once the window should be open. */
const ASK_AGAIN_MS = 3_000;

interface LoadedProps {
  answer: PublicSessionResponse;
  skew: number;
  reload: () => Promise<unknown>;
}

function LoadedSession({ answer, skew, reload }: LoadedProps) {
  const { session } = answer;
  const forEver = answer.success && answer.viewer_access === 'vip';
  const refused = !answer.success && !answer.not_yet_available;
  const now = useServerNow(skew, !forEver && !refused);
  const [playing, setPlaying] = useState(false);
  const end = Date.parse(session.public_access_end);
  const stage = sessionStage(answer, now);
  const [firstStage] = useState(stage);
  const announced = stage !== firstStage;
  const due = !answer.success && stage === 'soon' && now >= Date.parse(session.public_access_start);

  useEffect(() => {
    if (!due) return;
    void reload();
    const timer = setInterval(() => void reload(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [due, reload]);

  const inGrace = answer.success && stage === 'over' && playing && now < end + GRACE_MS;
  if (answer.success && (stage === 'open' || inGrace)) {
    return <OpenSession answer={answer} now={now} onPlaying={setPlaying} onRated={reload} announced={announced} />;
  }
  if (stage === 'soon') return <ComingSoon answer={answer} now={now} announced={announced} />;
  return <AccessExpired answer={answer} announced={announced} />;
}

function OneSession({ token }: { token: string }) {
  const preview = previewToken(useLocation().hash);
  const { data, error, isFetching, refetch } = useSession(token, preview);
  if (data && preview !== null)
    return (
      <>
        <FormAlert severity="info">{SESSION_TEXTS.preview}</FormAlert>
        <LoadedSession {...data} reload={refetch} />
      </>
    );
  if (data) return <LoadedSession {...data} reload={refetch} />;
  if (error) {
    const again = isUnreachable(error) ? { busy: isFetching, onRetry: () => void refetch() } : null;
    return <AccessExpired answer={null} again={again} />;
  }
  return <SessionWaiting />;
}

/** `/summit/access/{token}`: one session, before, in and after its window (M-011, M-085 to M-118). */
export function SessionPage() {
  const { token = '' } = useParams();
  // Another session is another page: its heading takes the focus, its film stands still.
  return <OneSession key={token} token={token} />;
}
