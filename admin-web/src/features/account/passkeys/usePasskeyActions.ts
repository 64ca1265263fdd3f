import {
  adminAddPasskeyEndpoint,
  adminPasskeyOptionsEndpoint,
  adminRemovePasskeyEndpoint,
  type MessageAnswer,
  type PasskeyRow,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { addPasskey } from '@summit/web-app/passkeys/passkey-calls';
import { passkeyFailure } from '@summit/web-app/passkeys/passkey-failure';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCalledOff } from '../../../lib/failure/called-off';
import { useServices } from '../../../lib/services';
import { statusQuery } from '../../../lib/session/status-query';
import { PASSKEY_TEXTS as TEXTS } from './messages';
import { passkeysQuery } from './passkeys-query';

const ADDITION = { ask: adminPasskeyOptionsEndpoint, answer: adminAddPasskeyEndpoint };

/** Adds and removes passkeys; afterwards the list says what is so. */
export function usePasskeyActions() {
  const services = useServices();
  const queries = useQueryClient();
  const { notify, confirm } = useFeedback();
  /** Id of the passkey that is being removed; `add` for a new one. */
  const [busy, setBusy] = useState<string | null>(null);
  const refresh = async () => {
    await queries.invalidateQueries(passkeysQuery(services));
    await queries.invalidateQueries(statusQuery(services));
  };
  const run = async (what: string, call: () => Promise<MessageAnswer>, failed: string): Promise<void> => {
    if (busy !== null) return;
    setBusy(what);
    try {
      notify((await call()).message);
    } catch (error) {
      if (!isCalledOff(error)) notify(passkeyFailure(error, failed) ?? failed, 'error');
    } finally {
      setBusy(null);
      await refresh();
    }
  };
  const { api } = services;
  return {
    busy,
    refresh,
    add: () => void run('add', () => addPasskey(api.send, ADDITION), TEXTS.addFailed),
    remove: async ({ id }: PasskeyRow) => {
      const sure = await confirm({
        title: TEXTS.removeTitle,
        body: TEXTS.removeNote,
        confirmLabel: TEXTS.remove,
        danger: true,
      });
      const call = () => api.send(adminRemovePasskeyEndpoint, { params: { passkey_id: id } });
      if (sure) await run(id, call, TEXTS.removeFailed);
    },
  };
}
