import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { adminDeskRefundsEndpoint, adminRefundOrderEndpoint, type DeskOrder } from '@summit/contracts';
import { isApiError } from '@summit/api-client';
import { centsOf, moneyString } from '@summit/pricing';
import { PRODUCT_NAMES } from '@summit/rules';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { FormField } from '@summit/ui/form/FormField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { useKeptFields } from '../../lib/edits/useKeptFields';
import { unlessCalledOff } from '../../lib/failure/called-off';
import { reasonText } from '../../lib/failure/reason-text';
import { Moment } from '../../lib/time/Moment';
import { formatDollars } from '../../lib/format/format-figures';
import { pagedListKey } from '../../lib/paged-list/usePagedList';
import { useServices } from '../../lib/services';
import { EvidenceButton } from './EvidenceButton';
import { PROVIDER_NAMES, REFUND_TEXTS as TEXTS } from './messages';

const DOLLARS = /^\d{1,7}(\.\d{1,2})?$/;
const MAX_REASON = 500;

interface RefundOrderFormProps {
  titleId: string;
  order: DeskOrder;
  /** Money went back since the order was read: it is read again. */
  onChanged: () => void;
  onClose: () => void;
}

/** How much of an order goes back, and why. */
export function RefundOrderForm({ titleId, order, onChanged, onClose: onLeft }: RefundOrderFormProps) {
  const { api } = useServices();
  const { notify } = useFeedback();
  const queries = useQueryClient();
  const [amount, setAmount] = useState(moneyString(centsOf(order.kept)));
  // Not the amount: what may go back is read anew each time.
  const { values, change, restored, forget } = useKeptFields(`refund ${order.order_number}`, { reason: '' });
  const { reason } = values;
  const [tried, setTried] = useState(false);
  const onClose = () => {
    forget();
    onLeft();
  };
  const given = DOLLARS.test(amount.trim()) ? Number(amount) : 0;
  const isAmount = given > 0 && given <= order.kept;
  const isReason = reason.trim() !== '';
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      api.send(adminRefundOrderEndpoint, {
        params: { order_number: order.order_number },
        body: { amount: given, reason: reason.trim(), seen_kept: order.kept },
      }),
    onSuccess: ({ message }) => {
      notify(message);
      onClose();
    },
    onError: (failed) => {
      if (isApiError(failed) && failed.code === 'refund_kept_changed') onChanged();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: pagedListKey(adminDeskRefundsEndpoint) }),
  });
  return (
    <DialogForm
      titleId={titleId}
      title={TEXTS.begin}
      note={TEXTS.beginNote}
      failure={error && unlessCalledOff(error, `${TEXTS.refundFailed}: ${reasonText(error, TEXTS.unknown)}`)}
      action={TEXTS.refund}
      acting={TEXTS.refunding}
      busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isPending && isAmount && isReason) mutate();
      }}
      onCancel={onClose}
      restored={restored}
    >
      <OrderFacts order={order} />
      {order.second_approver_above !== null && given > order.second_approver_above && (
        <Alert severity="info" variant="outlined">
          {TEXTS.needsSecond(formatDollars(order.second_approver_above))}
        </Alert>
      )}
      <FormField
        label={TEXTS.amount}
        value={amount}
        autoFocus
        autoComplete="off"
        hint={hintOf(order)}
        error={isAmount ? undefined : TEXTS.amountInvalid(formatDollars(order.kept))}
        inputProps={{ inputMode: 'decimal', maxLength: 10 }}
        onChange={({ target }) => {
          setAmount(target.value);
          reset();
        }}
      />
      <FormField
        label={TEXTS.reason}
        value={reason}
        multiline
        minRows={2}
        error={tried && !isReason ? TEXTS.reasonRequired : undefined}
        inputProps={{ maxLength: MAX_REASON }}
        onChange={({ target }) => {
          change({ reason: target.value });
          reset();
        }}
      />
    </DialogForm>
  );
}

function hintOf({ kept, refunded }: DeskOrder): string {
  const hint = TEXTS.amountHint(formatDollars(kept));
  return refunded > 0 ? `${hint} ${TEXTS.wentBack(formatDollars(refunded))}` : hint;
}

function OrderFacts({ order }: { order: DeskOrder }) {
  const { name, email, product_type, provider, paid_at, order_number } = order;
  return (
    <div>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name ?? email ?? order_number}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 1 }}>
        {email} · {PRODUCT_NAMES[product_type].long} · {PROVIDER_NAMES[provider]} · <Moment at={paid_at} />
      </Typography>
      <EvidenceButton orderNumber={order_number} label={TEXTS.evidence} />
    </div>
  );
}
