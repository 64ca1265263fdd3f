import Button from '@mui/material/Button';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { use } from 'react';
import { AfterOrderTemplate } from '../../features/after-order/AfterOrderTemplate';
import { OrdersPortsContext } from './orders-ports';
import { TEXTS } from './messages';
import { useCall } from './useCall';

/** Behind the link that a payer was mailed: another address for the order is right. A press, because programs that check mails open links. */
export function ConfirmAddress({ proof }: { proof: string }) {
  const { confirmEmail } = use(OrdersPortsContext);
  const call = useCall(TEXTS.confirmFailed);
  const isDone = call.done !== null;
  return (
    <AfterOrderTemplate
      name={TEXTS.name}
      tone={isDone ? 'done' : 'waiting'}
      title={isDone ? TEXTS.confirmedTitle : TEXTS.confirmTitle}
      line={call.done ?? TEXTS.confirmLine}
    >
      {call.failure !== null && <FormAlert severity="error">{call.failure}</FormAlert>}
      {!isDone && (
        <div>
          <Button variant="contained" loading={call.busy} onClick={() => void call.run(() => confirmEmail(proof))}>
            {TEXTS.confirm}
          </Button>
        </div>
      )}
    </AfterOrderTemplate>
  );
}
