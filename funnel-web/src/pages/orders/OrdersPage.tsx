import Button from '@mui/material/Button';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { AfterOrderTemplate, type AfterOrderTemplateProps } from '../../features/after-order/AfterOrderTemplate';
import { SUPPORT_EMAIL } from '../../lib/site/support';
import { LinkForm } from './LinkForm';
import { OrderCard } from './OrderCard';
import { TEXTS } from './messages';
import { useOrders, type LoadedOrders } from './useOrders';
import { useSavedCard } from './useSavedCard';

type Head = Pick<AfterOrderTemplateProps, 'tone' | 'title' | 'line'>;

function headOf(loaded: LoadedOrders): Head {
  switch (loaded.state) {
    case 'none':
      return { tone: 'waiting', title: TEXTS.noneTitle, line: TEXTS.noneLine };
    case 'loading':
      return { tone: 'waiting', title: TEXTS.loading, line: TEXTS.loadingLine };
    case 'closed':
      return { tone: 'problem', title: TEXTS.closedTitle, line: loaded.text };
    case 'failed':
      return { tone: 'problem', title: TEXTS.failedTitle, line: TEXTS.failedLine };
    case 'ready':
      return { tone: 'done', title: TEXTS.title, line: loaded.orders.length > 0 ? TEXTS.line : TEXTS.empty };
  }
}

/** `/orders`: what was bought, behind the signed link of a receipt and without a password (F-322, F-323). */
export function OrdersPage({ proof }: { proof: string | null }) {
  const { loaded, reload } = useOrders(proof);
  const savedCard = useSavedCard(loaded.state === 'ready' ? loaded.orders : null, reload);
  const needsLink =
    loaded.state === 'none' || loaded.state === 'closed' || (loaded.state === 'ready' && loaded.orders.length === 0);
  return (
    <AfterOrderTemplate name={TEXTS.name} {...headOf(loaded)}>
      {needsLink && <LinkForm />}
      {savedCard === 'waiting' && <FormAlert severity="info">{TEXTS.cardWaiting}</FormAlert>}
      {savedCard === 'late' && <FormAlert severity="info">{TEXTS.cardLate}</FormAlert>}
      {loaded.state === 'failed' && (
        <div>
          <Button variant="contained" onClick={() => void reload()}>
            {TEXTS.retry}
          </Button>
        </div>
      )}
      {loaded.state === 'ready' &&
        proof !== null &&
        loaded.orders.map((order) => (
          <OrderCard key={order.order_number} order={order} proof={proof} onChanged={reload} />
        ))}
      <p className="after__text">
        Anything else? Write to us: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
      </p>
    </AfterOrderTemplate>
  );
}
