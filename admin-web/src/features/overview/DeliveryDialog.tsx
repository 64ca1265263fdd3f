import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { adminOrdersEndpoint, adminSetOrderDeliveryEndpoint, type OrderRow } from '@summit/contracts';
import { PRODUCT_NAMES } from '@summit/rules';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { failedText } from '../../lib/failure/reason-text';
import { fromPacificInput, toPacificInput } from '../../lib/format/pacific-input';
import { pagedListKey } from '../../lib/paged-list/usePagedList';
import { useServices } from '../../lib/services';
import { DELIVERY_TEXTS } from './messages';

/** When the final coaching session took place; the hold of the order's commission runs from it (C-020). */
export function DeliveryDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const { api } = useServices();
  const queries = useQueryClient();
  const { notify } = useFeedback();
  const [value, setValue] = useState(order.delivered_at === null ? '' : toPacificInput(order.delivered_at));
  const [missing, setMissing] = useState(false);
  const id = useId();
  const entered = fromPacificInput(value);
  const { mutate, isPending, error, reset, variables } = useMutation({
    mutationFn: (delivered_at: string | null) =>
      api.send(adminSetOrderDeliveryEndpoint, {
        params: { id: order.id },
        body: { delivered_at, seen_delivered_at: order.delivered_at },
      }),
    // Also where somebody else was faster: the dialog, opened again, then shows their date.
    onSettled: () => queries.invalidateQueries({ queryKey: pagedListKey(adminOrdersEndpoint) }),
    onSuccess: (_answer, delivered_at) => {
      notify(delivered_at === null ? DELIVERY_TEXTS.removed : DELIVERY_TEXTS.saved);
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(entered === null);
    if (entered === null) document.getElementById(`${id}-at`)?.focus();
    else mutate(entered);
  };
  return (
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`}>{DELIVERY_TEXTS.title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {PRODUCT_NAMES[order.product].short}, {order.email}. {DELIVERY_TEXTS.explanation}
          </Typography>
          <TextField
            id={`${id}-at`}
            type="datetime-local"
            label={DELIVERY_TEXTS.date}
            value={value}
            error={missing}
            helperText={missing ? DELIVERY_TEXTS.dateMissing : entered && DELIVERY_TEXTS.inWords(entered)}
            onChange={({ target }) => {
              setValue(target.value);
              setMissing(false);
              reset();
            }}
          />
          {error && (
            <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
              {failedText(error, DELIVERY_TEXTS.failed)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          {order.delivered_at !== null && (
            <Button
              variant="text"
              color="error"
              loading={isPending && variables === null}
              disabled={isPending}
              onClick={() => mutate(null)}
              sx={{ mr: 'auto' }}
            >
              {DELIVERY_TEXTS.remove}
            </Button>
          )}
          <Button variant="outlined" disabled={isPending} onClick={onClose}>
            {DELIVERY_TEXTS.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isPending && variables !== null}
            loadingPosition="start"
            disabled={isPending}
          >
            {isPending && variables !== null ? DELIVERY_TEXTS.saving : DELIVERY_TEXTS.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
