import {
  adminResendStaffInvitationEndpoint,
  adminStaffSettingsEndpoint,
  adminUpdateStaffEndpoint,
  type MessageAnswer,
  type StaffRow,
  type UpdateStaffRequest,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCalledOff } from '../../lib/failure/called-off';
import { failedText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import { STAFF_TEXTS as TEXTS } from './messages';
import { staffQuery } from './staff-query';

/** What an owner does with the accounts of the others; afterwards the list says what is so. */
export function useStaffActions() {
  const services = useServices();
  const queries = useQueryClient();
  const { notify } = useFeedback();
  /** Id of the account that is being changed; `settings` for the rule of all. */
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (what: string, call: () => Promise<MessageAnswer>): Promise<void> => {
    if (busy !== null) return;
    setBusy(what);
    try {
      notify((await call()).message);
    } catch (error) {
      if (!isCalledOff(error)) notify(failedText(error, TEXTS.changeFailed), 'error');
    } finally {
      setBusy(null);
      await queries.invalidateQueries(staffQuery(services));
    }
  };
  const { api } = services;
  return {
    busy,
    update: ({ id, role, status }: StaffRow, change: Partial<UpdateStaffRequest>) => {
      const disabled = status === 'disabled';
      const body = { role, disabled, ...change, seen_role: role, seen_disabled: disabled };
      return void run(id, () => api.send(adminUpdateStaffEndpoint, { params: { staff_id: id }, body }));
    },
    resend: ({ id }: StaffRow) =>
      void run(id, () => api.send(adminResendStaffInvitationEndpoint, { params: { staff_id: id } })),
    requireTwoFactor: (two_factor_required: boolean) =>
      void run('settings', () => api.send(adminStaffSettingsEndpoint, { body: { two_factor_required } })),
  };
}
