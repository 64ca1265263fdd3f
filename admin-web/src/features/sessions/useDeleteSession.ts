import { isApiError } from '@summit/api-client';
import { adminDeleteSessionEndpoint, type SessionRow } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useState } from 'react';
import { reasonText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import { SESSIONS_TEXTS as TEXTS } from './messages';
import { useReloadSessions } from './sessions-query';

/** Deletes a session after asking, and once more where the server says that ratings would go with it. */
export function useDeleteSession(): { remove: (session: SessionRow) => void; removing: string | null } {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  const reload = useReloadSessions();
  const [removing, setRemoving] = useState<string | null>(null);

  const send = async (id: string, withRatings: boolean): Promise<void> => {
    const query = withRatings ? { with_ratings: true } : {};
    notify((await api.send(adminDeleteSessionEndpoint, { params: { id }, query })).message);
  };
  const run = async ({ id, topic }: SessionRow): Promise<void> => {
    const title = `Delete “${topic}”?`;
    const question = { title, body: TEXTS.deleteBody, confirmLabel: TEXTS.delete, danger: true };
    if (!(await confirm(question))) return;
    setRemoving(id);
    try {
      await send(id, false);
    } catch (error) {
      if (!isApiError(error) || error.code !== 'session_has_ratings') throw error;
      const body = failureText(error, TEXTS.deleteBody);
      if (await confirm({ title, body, confirmLabel: TEXTS.deleteWithRatings, danger: true })) await send(id, true);
    }
  };
  return {
    removing,
    remove: (session) =>
      void run(session)
        .catch((error: unknown) => notify(`${TEXTS.deleteFailed}: ${reasonText(error, TEXTS.unknown)}`, 'error'))
        .finally(() => {
          setRemoving(null);
          void reload();
        }),
  };
}
