import { adminDeskOrderEndpoint, type DeskOrder } from '@summit/contracts';
import { isApiError } from '@summit/api-client';
import { FormField } from '@summit/ui/form/FormField';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { failedText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import { REFUND_TEXTS as TEXTS } from './messages';
import { RefundOrderForm } from './RefundOrderForm';

const failureOf = (error: Error): string =>
  isApiError(error) && error.code === 'not_found' ? TEXTS.notFound : failedText(error, TEXTS.findFailed);

/** Pays an order back: first the order by its number, then how much and why. */
export function RefundDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { api } = useServices();
  const [number, setNumber] = useState('');
  const [order, setOrder] = useState<DeskOrder | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (order_number: string) => api.send(adminDeskOrderEndpoint, { params: { order_number } }),
    onSuccess: ({ data }) => setOrder(data),
  });
  const wanted = number.trim();
  return (
    <FormDialog onClose={isPending ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      {order ? (
        <RefundOrderForm titleId={id} order={order} onChanged={() => mutate(order.order_number)} onClose={onClose} />
      ) : (
        <DialogForm
          titleId={id}
          title={TEXTS.begin}
          failure={error && failureOf(error)}
          action={TEXTS.find}
          acting={TEXTS.finding}
          busy={isPending}
          disabled={wanted === ''}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending && wanted !== '') mutate(wanted);
          }}
          onCancel={onClose}
          looksUp
        >
          <FormField
            label={TEXTS.number}
            value={number}
            autoComplete="off"
            autoFocus
            hint={TEXTS.numberHint}
            onChange={({ target }) => {
              setNumber(target.value);
              reset();
            }}
          />
        </DialogForm>
      )}
    </FormDialog>
  );
}
