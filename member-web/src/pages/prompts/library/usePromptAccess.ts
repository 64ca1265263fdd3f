import { isApiError } from '@summit/api-client';
import { trackPromptAccessEndpoint, type TrackPromptAccessResponse } from '@summit/contracts';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useServices } from '../../../lib/services';
import { PROMPTS_TEXTS } from '../messages';
import { keepSession, type PromptSession } from '../prompt-session';
import { cleanText } from './prompt-text';

export interface PromptAccess {
  viewed: number;
  limit: number;
  /** Text of the banner; null while there is room (M-161, M-165). */
  limitText: string | null;
  /** Prompts that are open already: seeing them again is free. */
  counted: ReadonlySet<number>;
  texts: ReadonlyMap<number, string>;
  failures: ReadonlyMap<number, string>;
  /** The full text, asked for once; null where there is none to be had. */
  open: (id: number) => Promise<string | null>;
}

/** What was opened in this session. The server counts; the page only repeats what it said (M-160..M-163). */
export function usePromptAccess(session: PromptSession, onEnded: (email: string, note: string) => void): PromptAccess {
  const { api } = useServices();
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const [now, setNow] = useState(session);
  const [limitText, setLimitText] = useState<string | null>(
    session.viewed >= session.limit ? PROMPTS_TEXTS.limitReached : null,
  );
  // What the callback below must know at once, also when two presses come in one breath.
  const latest = useRef({ session, limited: limitText !== null, texts: new Map<number, string>() });
  const asked = useRef(new Map<number, Promise<string | null>>());

  const { email, sessionId } = session;
  const learn = useCallback((id: number, answer: TrackPromptAccessResponse): string | null => {
    const { session: before } = latest.current;
    const counted = answer.success ? [...new Set([...before.counted, id])] : before.counted;
    const after = { ...before, viewed: answer.prompts_viewed, counted };
    keepSession(after);
    setNow(after);
    latest.current = { ...latest.current, session: after, limited: answer.limit_reached };
    if (answer.limit_reached) {
      setLimitText(answer.success ? PROMPTS_TEXTS.limitReached : answer.message || PROMPTS_TEXTS.limitReached);
    } else {
      setLimitText(null);
    }
    if (!answer.success) return null;
    const text = cleanText(answer.prompt.prompt_text);
    latest.current.texts.set(id, text);
    setTexts(new Map(latest.current.texts));
    return text;
  }, []);

  const ask = useCallback(
    async (id: number): Promise<string | null> => {
      setFailures((before) => new Map([...before].filter(([one]) => one !== id)));
      try {
        const body = { email, prompt_id: id, session_id: sessionId };
        return learn(id, await api.send(trackPromptAccessEndpoint, { body }));
      } catch (error) {
        const text = failureText(error, PROMPTS_TEXTS.openFailed);
        if (isApiError(error) && error.code === 'prompt_session_invalid') onEnded(email, text);
        else setFailures((before) => new Map(before).set(id, text));
        return null;
      } finally {
        asked.current.delete(id);
      }
    },
    [api, email, sessionId, learn, onEnded],
  );

  const open = useCallback(
    (id: number): Promise<string | null> => {
      const { limited, texts: known, session: current } = latest.current;
      const text = known.get(id);
      if (text !== undefined) return Promise.resolve(text);
      if (limited && !current.counted.includes(id)) return Promise.resolve(null);
      const underWay = asked.current.get(id) ?? ask(id);
      asked.current.set(id, underWay);
      return underWay;
    },
    [ask],
  );

  const counted = useMemo(() => new Set(now.counted), [now.counted]);
  return { viewed: now.viewed, limit: now.limit, limitText, counted, texts, failures, open };
}
