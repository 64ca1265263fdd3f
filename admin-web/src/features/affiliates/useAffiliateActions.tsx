import {
  adminInviteAffiliateEndpoint,
  adminSetAffiliateStatusEndpoint,
  type AffiliateInvitationResponse,
  type AffiliateRow,
  type AffiliateStatus,
} from '@summit/contracts';
import type { ConfirmOptions } from '@summit/ui';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useState } from 'react';
import { reasonText } from '../../lib/failure/reason-text';
import { PayingNow } from '../../lib/paying/PayingNow';
import { useServices } from '../../lib/services';
import { AFFILIATE_TEXTS as TEXTS } from './messages';

export interface AffiliateActionEvents {
  onInvited: (answer: AffiliateInvitationResponse) => void;
  onChanged: () => void;
}

/** Resets an affiliate's account, disables and enables it (C-062). Each asks first. */
export function useAffiliateActions({ onInvited, onChanged }: AffiliateActionEvents) {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  /** Code of the affiliate whose call is under way. */
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (row: AffiliateRow, question: ConfirmOptions, call: () => Promise<void>): Promise<void> => {
    if (busy !== null || !(await confirm(question))) return;
    setBusy(row.speaker_code);
    try {
      await call();
    } catch (error) {
      notify(`${TEXTS.changeFailed}: ${reasonText(error, TEXTS.unknown)}`, 'error');
    } finally {
      setBusy(null);
      onChanged();
    }
  };
  return {
    busy,
    invite: (row: AffiliateRow) =>
      void run(
        row,
        { title: `Send ${row.speaker_name} a password link?`, body: TEXTS.inviteBody, confirmLabel: TEXTS.invite },
        async () =>
          onInvited(await api.send(adminInviteAffiliateEndpoint, { params: { speaker_code: row.speaker_code } })),
      ),
    setStatus: (row: AffiliateRow, status: AffiliateStatus) => {
      const disables = status === 'disabled';
      const verb = disables ? TEXTS.disable : TEXTS.enable;
      void run(
        row,
        {
          title: `${verb} ${row.speaker_name}?`,
          body: disables ? <PayingNow>{TEXTS.disableBody}</PayingNow> : TEXTS.enableBody,
          confirmLabel: verb,
          danger: disables,
        },
        async () => {
          const params = { speaker_code: row.speaker_code };
          notify((await api.send(adminSetAffiliateStatusEndpoint, { params, body: { status } })).message);
        },
      );
    },
  };
}
