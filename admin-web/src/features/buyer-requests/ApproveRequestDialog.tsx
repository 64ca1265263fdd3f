import { adminApproveBuyerRequestEndpoint, type BuyerRequestRow } from '@summit/contracts';
import { centsOf, moneyString } from '@summit/pricing';
import { FormField } from '@summit/ui/form/FormField';
import { useId, useState } from 'react';
import { unlessCalledOff } from '../../lib/failure/called-off';
import { reasonText } from '../../lib/failure/reason-text';
import { formatDollars } from '../../lib/format/format-figures';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { useServices } from '../../lib/services';
import { REQUEST_TEXTS as TEXTS } from './messages';
import { RequestFacts } from './RequestFacts';
import { useDecision } from './useDecision';

const DOLLARS = /^\d{1,7}(\.\d{1,2})?$/;

/** Says yes: pays back what is kept or less of it, or puts the other address on the order. */
export function ApproveRequestDialog({ request, onClose }: { request: BuyerRequestRow; onClose: () => void }) {
  const id = useId();
  const { api } = useServices();
  const isRefund = request.kind === 'refund';
  const [amount, setAmount] = useState(moneyString(centsOf(request.kept)));
  const given = DOLLARS.test(amount.trim()) ? Number(amount) : 0;
  const isValid = !isRefund || (given > 0 && given <= request.kept);
  const { mutate, isPending, error, reset } = useDecision(
    () =>
      api.send(adminApproveBuyerRequestEndpoint, {
        params: { request_id: request.id },
        body: isRefund ? { amount: given, seen_kept: request.kept } : {},
      }),
    onClose,
  );
  return (
    <FormDialog onClose={isPending ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogForm
        titleId={id}
        title={isRefund ? TEXTS.refundTitle : TEXTS.emailTitle}
        note={isRefund ? TEXTS.refundNote : TEXTS.emailNote}
        failure={error && unlessCalledOff(error, `${TEXTS.approveFailed}: ${reasonText(error, TEXTS.unknown)}`)}
        action={TEXTS.approve}
        acting={isRefund ? TEXTS.paying : TEXTS.moving}
        busy={isPending}
        disabled={!isValid}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && isValid) mutate();
        }}
        onCancel={onClose}
      >
        <RequestFacts request={request} />
        {isRefund && (
          <FormField
            label={TEXTS.amount}
            value={amount}
            autoComplete="off"
            onChange={({ target }) => {
              setAmount(target.value);
              reset();
            }}
            hint={TEXTS.amountHint(formatDollars(request.kept))}
            error={isValid ? undefined : TEXTS.amountInvalid(formatDollars(request.kept))}
            inputProps={{ inputMode: 'decimal', maxLength: 10 }}
          />
        )}
      </DialogForm>
    </FormDialog>
  );
}
