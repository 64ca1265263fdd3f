import Typography from '@mui/material/Typography';
import type { MissedOrder, PageAnswer } from '@summit/contracts';
import { use } from 'react';
import { SpeakerPortsContext } from '../../features/speaker-portal/speaker-ports';
import { dayText } from '../../lib/site/shown-date';
import { DisclosedOrder } from './DisclosedOrder';
import { EmptyPart } from './EmptyPart';
import { LoadedPart } from './LoadedPart';
import { ShowMore } from './ShowMore';
import { usePages } from './usePages';

const CAME: Record<MissedOrder['came_by'], string> = {
  order: 'with the order',
  signup: 'with the registration',
  click: 'with a click of the same browser',
  purchase: 'with an earlier purchase',
};

/** "Why not me?": orders of visitors who once came with the speaker's code, and the rule that decided otherwise (C-058). */
export function MissedOrders({ onError }: { onError: (error: unknown) => boolean }) {
  const { missedOrders } = use(SpeakerPortsContext);
  const { loaded, listOf, moreOf } = usePages<MissedOrder, PageAnswer<MissedOrder>>(missedOrders, onError);
  return (
    <section aria-labelledby="missed-title">
      <Typography id="missed-title" variant="h2">
        Why not me?
      </Typography>
      <LoadedPart loaded={loaded} what="the other orders of your visitors">
        {(answer) =>
          answer.total === 0 ? (
            <EmptyPart title="Nothing went elsewhere">
              An order of a visitor of yours that counts for another code appears here, with the rule that decided.
            </EmptyPart>
          ) : (
            <>
              <p className="portal__text">
                These visitors once came with your code, and their order does not count for you. Each says why.
              </p>
              <ul className="commissions">
                {listOf(answer).map((missed) => (
                  <MissedItem key={missed.order_id} missed={missed} />
                ))}
              </ul>
              <ShowMore more={moreOf(answer)} />
            </>
          )
        }
      </LoadedPart>
    </section>
  );
}

function MissedItem({ missed }: { missed: MissedOrder }) {
  const { product, ordered_at, buyer, came_by, came_at, other_code, text, decided_at, order_id } = missed;
  return (
    <DisclosedOrder
      product={product}
      at={ordered_at}
      chip={{ tone: 'waiting', text: other_code ? `Code ${other_code}` : 'No code' }}
      reasons={[
        { name: 'Buyer', text: buyer },
        { name: 'Your code', text: `Came ${CAME[came_by]} on ${dayText(came_at)}.` },
        { name: 'Rule', text },
        { name: 'Decided', text: dayText(decided_at) },
      ]}
      orderId={order_id}
    />
  );
}
