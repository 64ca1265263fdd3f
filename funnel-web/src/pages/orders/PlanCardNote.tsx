import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BuyerOrder, PlanCard } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { use } from 'react';
import { OrdersPortsContext } from './orders-ports';
import { planCardText, TEXTS } from './messages';
import { useCall } from './useCall';

export interface PlanCardNoteProps {
  order: BuyerOrder;
  card: PlanCard;
  proof: string;
}

/** Which card pays the rest of a plan, and the way to another one. */
export function PlanCardNote({ order, card, proof }: PlanCardNoteProps) {
  const { changeCard } = use(OrdersPortsContext);
  const page = useCall(TEXTS.changeCardFailed);
  const text = planCardText(card);
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      {text !== null && <Typography variant="body2">{text}</Typography>}
      {page.failure !== null && <FormAlert severity="error">{page.failure}</FormAlert>}
      {card.can_change && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {TEXTS.changeCardHint}
          </Typography>
          <Button
            variant="outlined"
            loading={page.busy}
            onClick={() => void page.run(() => changeCard({ proof, order_number: order.order_number }))}
          >
            {TEXTS.changeCard}
          </Button>
        </>
      )}
    </Stack>
  );
}
