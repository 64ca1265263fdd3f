import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { BuyerOrder } from '@summit/contracts';
import { isEmail } from '@summit/rules';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { use, useState } from 'react';
import { OrdersPortsContext } from './orders-ports';
import { TEXTS } from './messages';
import { useCall } from './useCall';
import { OrderRequestForm } from './OrderRequestForm';
import { useRequestDraft } from './useRequestDraft';

export interface OrderRequestsProps {
  order: BuyerOrder;
  proof: string;
  /** Something was asked for: the order says so now. */
  onAsked: () => Promise<void>;
}

const MAX_REASON = 2_000;

/** What a buyer can ask the back office for: the money back while the guarantee is open, and another address. */
export function OrderRequests({ order, proof, onAsked }: OrderRequestsProps) {
  const { askForRefund, correctEmail } = use(OrdersPortsContext);
  const { draft, change } = useRequestDraft(order.order_number);
  const { reason, email } = draft;
  const [emailError, setEmailError] = useState<string>();
  const refund = useCall(TEXTS.refundFailed);
  const correction = useCall(TEXTS.correctFailed);
  const of = { proof, order_number: order.order_number };
  const canCorrect = order.correction?.state !== 'pending';
  const canAsk = { refund: order.refund.can_ask, email: canCorrect };
  // What was open before a reload may not be asked for any more.
  const open = draft.open !== null && canAsk[draft.open] ? draft.open : null;
  const cancel = () => change({ open: null });
  const sendRefund = async () => {
    if (!(await refund.run(() => askForRefund({ ...of, reason })))) return;
    change({ open: null, reason: '' });
    await onAsked();
  };
  const sendEmail = async () => {
    if (!isEmail(email.trim())) return setEmailError(TEXTS.correctEmpty);
    if (!(await correction.run(() => correctEmail({ ...of, email: email.trim() })))) return;
    change({ open: null, email: '' });
    await onAsked();
  };
  return (
    <>
      {refund.done !== null && <FormAlert severity="success">{refund.done}</FormAlert>}
      {correction.done !== null && <FormAlert severity="success">{correction.done}</FormAlert>}
      {open === null && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, ml: -1 }}>
          {canCorrect && (
            <Button variant="text" onClick={() => change({ open: 'email' })}>
              {TEXTS.correct}
            </Button>
          )}
          {canAsk.refund && (
            <Button variant="text" onClick={() => change({ open: 'refund' })}>
              {TEXTS.refund}
            </Button>
          )}
        </Stack>
      )}
      {open === 'refund' && (
        <OrderRequestForm
          label={TEXTS.refund}
          action={TEXTS.refundSend}
          {...refund}
          onSubmit={() => void sendRefund()}
          onCancel={cancel}
        >
          <FormField
            label={TEXTS.reason}
            multiline
            minRows={3}
            value={reason}
            onChange={({ target }) => change({ reason: target.value })}
            inputProps={{ maxLength: MAX_REASON }}
          />
        </OrderRequestForm>
      )}
      {open === 'email' && (
        <OrderRequestForm
          label={TEXTS.correct}
          action={TEXTS.correctSend}
          {...correction}
          onSubmit={() => void sendEmail()}
          onCancel={cancel}
        >
          <FormField
            label={TEXTS.newEmail}
            type="email"
            autoComplete="email"
            value={email}
            hint={TEXTS.correctHint}
            error={emailError}
            onChange={({ target }) => {
              change({ email: target.value });
              setEmailError(undefined);
            }}
          />
        </OrderRequestForm>
      )}
    </>
  );
}
