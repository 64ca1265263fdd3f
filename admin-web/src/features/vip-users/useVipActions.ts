import {
  adminDeleteVipUserEndpoint,
  adminResendSetupLinkEndpoint,
  adminSignOutVipUserEndpoint,
  type VipSetupLinkResponse,
  type VipUserRow,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useState } from 'react';
import { reasonText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import { QUESTIONS, VIP_TEXTS as TEXTS } from './messages';
import { useReloadVipUsers } from './vip-users-query';

type Action = keyof typeof QUESTIONS;

const LABELS: Readonly<Record<Action, string>> = { delete: TEXTS.delete, signOut: TEXTS.signOut, resend: TEXTS.resend };

/** What is done with one VIP user after asking; afterwards the list is asked for again. */
export function useVipActions(onLink: (answer: VipSetupLinkResponse) => void) {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  const reload = useReloadVipUsers();
  /** Id of the user that something is being done with. */
  const [busy, setBusy] = useState<string | null>(null);

  const run = async (action: Action, { id, email }: VipUserRow, call: () => Promise<void>): Promise<void> => {
    const { title, body, failed } = QUESTIONS[action];
    const question = { title: title(email), body, confirmLabel: LABELS[action], danger: action !== 'resend' };
    if (busy !== null || !(await confirm(question))) return;
    setBusy(id);
    try {
      await call();
    } catch (error) {
      notify(`${failed}: ${reasonText(error, TEXTS.unknown)}`, 'error');
    } finally {
      setBusy(null);
      void reload();
    }
  };
  return {
    busy,
    remove: (user: VipUserRow) =>
      void run('delete', user, async () => {
        notify((await api.send(adminDeleteVipUserEndpoint, { params: { email: user.email } })).message);
      }),
    signOut: (user: VipUserRow) =>
      void run('signOut', user, async () => {
        notify((await api.send(adminSignOutVipUserEndpoint, { body: { email: user.email } })).message);
      }),
    resend: (user: VipUserRow) =>
      void run('resend', user, async () => {
        onLink(await api.send(adminResendSetupLinkEndpoint, { body: { email: user.email } }));
      }),
  };
}
