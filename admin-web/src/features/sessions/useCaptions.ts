import { isApiError } from '@summit/api-client';
import {
  adminDeleteCaptionsEndpoint,
  adminSaveCaptionsEndpoint,
  CAPTIONS_MAX_BYTES,
  ERROR_CATALOG,
  type FaultyLine,
  type SessionRow,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonText } from '../../lib/failure/reason-text';
import { readTextFile, UNREADABLE_FILE } from '../../lib/form/read-text-file';
import { formatQuantity } from '../../lib/format/format-figures';
import { useServices } from '../../lib/services';
import { CAPTIONS_TEXTS as TEXTS, SESSIONS_TEXTS } from './messages';
import { sessionsQuery, useReloadSessions } from './sessions-query';

export interface CaptionsProblem {
  text: string;
  lines: readonly FaultyLine[];
}

/** The lines that a refusal of captions names. */
function faultyLines(error: unknown): FaultyLine[] {
  const body: unknown = isApiError(error) ? error.body : null;
  const lines: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'lines') : null;
  return Array.isArray(lines) ? (lines as FaultyLine[]) : [];
}

/** The text of a file, or why it can't be one. */
async function readText(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > CAPTIONS_MAX_BYTES) return { problem: ERROR_CATALOG.payload_too_large.detail };
  const read = await readTextFile(file);
  if ('text' in read) return read;
  return { problem: read.problem === 'unreadable' ? UNREADABLE_FILE : TEXTS.notUtf8 };
}

/** Uploads and deletes the captions of a session. */
export function useCaptions({ id, captions_saved_at }: SessionRow, onDone: () => void) {
  const services = useServices();
  const { api } = services;
  const queries = useQueryClient();
  const [savedAt, setSavedAt] = useState(captions_saved_at);
  const { confirm, notify } = useFeedback();
  const reload = useReloadSessions();
  const [busy, setBusy] = useState<'upload' | 'delete' | null>(null);
  const [problem, setProblem] = useState<CaptionsProblem | null>(null);

  /** From now on the form goes by what somebody else has saved. */
  const meet = async (error: unknown): Promise<CaptionsProblem> => {
    if (isApiError(error) && error.code === 'edit_conflict') {
      const rows = await queries.fetchQuery(sessionsQuery(services, null)).catch(() => []);
      const newest = rows.find((row) => row.id === id);
      if (newest) {
        setSavedAt(newest.captions_saved_at);
        return { text: TEXTS.overtaken, lines: [] };
      }
    }
    return { text: reasonText(error, SESSIONS_TEXTS.unknown), lines: faultyLines(error) };
  };
  const seen = savedAt ?? 'none';
  const run = async (what: 'upload' | 'delete', call: () => Promise<string>): Promise<void> => {
    setBusy(what);
    setProblem(null);
    try {
      notify(await call());
      void reload();
      onDone();
    } catch (error) {
      setProblem(await meet(error));
    } finally {
      setBusy(null);
    }
  };
  const upload = async (file: File | null, language: string): Promise<void> => {
    if (!file) return setProblem({ text: TEXTS.noFile, lines: [] });
    const read = await readText(file);
    if ('problem' in read) return setProblem({ text: read.problem, lines: [] });
    await run('upload', async () => {
      const query = { seen, ...(language.trim() !== '' && { language: language.trim() }) };
      const answer = await api.send(adminSaveCaptionsEndpoint, { params: { id }, query, body: read.text });
      return `${answer.message} ${formatQuantity(answer.cues, 'caption')}.`;
    });
  };
  const remove = async (): Promise<void> => {
    const question = {
      title: TEXTS.deleteTitle,
      body: TEXTS.deleteBody,
      confirmLabel: TEXTS.delete,
      danger: true,
    };
    if (!(await confirm(question))) return;
    await run(
      'delete',
      async () => (await api.send(adminDeleteCaptionsEndpoint, { params: { id }, query: { seen } })).message,
    );
  };
  return {
    upload: (file: File | null, language: string) => void upload(file, language),
    remove: () => void remove(),
    hasCaptions: savedAt !== null,
    busy,
    problem,
    forget: () => setProblem(null),
  };
}
