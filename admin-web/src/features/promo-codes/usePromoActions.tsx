import {
  adminClearExpiredPromoCodesEndpoint,
  adminDisableAllPromoCodesEndpoint,
  adminDisablePromoCodeEndpoint,
  adminGeneratePromoCodesEndpoint,
  type PromoCodeRow,
} from '@summit/contracts';
import { PROVIDER_NAMES } from '@summit/rules';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import type { ConfirmOptions } from '@summit/ui';
import { useState } from 'react';
import { reasonText } from '../../lib/failure/reason-text';
import { PayingNow } from '../../lib/paying/PayingNow';
import { useServices } from '../../lib/services';
import { PROMO_TEXTS } from './messages';
import { useReloadPromoCodes } from './promo-codes-query';
import type { PromoOutcome } from './PromoResult';

export interface PromoActions {
  /** Name of the action that is under way: `clear`, `disable SUMMER stripe`. */
  busy: string | null;
  outcome: PromoOutcome | null;
  showOutcome: (outcome: PromoOutcome | null) => void;
  clearExpired: () => void;
  disableAll: () => void;
  generate: () => void;
  disable: (row: PromoCodeRow) => void;
}

export const disableName = ({ code, payment_method }: PromoCodeRow): string => `disable ${code} ${payment_method}`;

/** What can be done with codes that exist. Each asks first. */
export function usePromoActions(): PromoActions {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  const reload = useReloadPromoCodes();
  const [busy, setBusy] = useState<string | null>(null);
  const [outcome, showOutcome] = useState<PromoOutcome | null>(null);

  const run = async (name: string, question: ConfirmOptions, call: () => Promise<void>) => {
    if (busy !== null || !(await confirm(question))) return;
    setBusy(name);
    try {
      await call();
    } catch (error) {
      notify(reasonText(error, PROMO_TEXTS.unknown), 'error');
    } finally {
      setBusy(null);
      await reload();
    }
  };

  return {
    busy,
    outcome,
    showOutcome,
    clearExpired: () =>
      void run(
        'clear',
        {
          title: PROMO_TEXTS.clearTitle,
          body: PROMO_TEXTS.clearBody,
          confirmLabel: PROMO_TEXTS.clearExpired,
          danger: true,
        },
        async () => {
          const { deleted } = await api.send(adminClearExpiredPromoCodesEndpoint);
          showOutcome({ kind: 'cleared', counts: deleted });
        },
      ),
    disableAll: () =>
      void run(
        'disable-all',
        {
          title: PROMO_TEXTS.disableAllTitle,
          body: <PayingNow>{PROMO_TEXTS.disableAllBody}</PayingNow>,
          confirmLabel: PROMO_TEXTS.disableAll,
          danger: true,
        },
        async () => {
          const { disabled } = await api.send(adminDisableAllPromoCodesEndpoint);
          showOutcome({ kind: 'disabled', counts: disabled });
        },
      ),
    generate: () =>
      void run(
        'generate',
        { title: PROMO_TEXTS.generateTitle, body: PROMO_TEXTS.generateBody, confirmLabel: PROMO_TEXTS.generate },
        async () => {
          const { codes } = await api.send(adminGeneratePromoCodesEndpoint);
          showOutcome({ kind: 'generated', codes });
        },
      ),
    disable: (row) =>
      void run(
        disableName(row),
        {
          title: `Disable ${row.code} with ${PROVIDER_NAMES[row.payment_method]}?`,
          body: <PayingNow>{PROMO_TEXTS.disableBody}</PayingNow>,
          confirmLabel: PROMO_TEXTS.disable,
          danger: true,
        },
        async () => {
          const body = { code: row.code, payment_method: row.payment_method };
          notify((await api.send(adminDisablePromoCodeEndpoint, { body })).message);
        },
      ),
  };
}
