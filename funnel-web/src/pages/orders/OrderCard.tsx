import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BuyerOrder, FailedInstallment } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { MoneyRows } from '@summit/ui/money/MoneyRows';
import { dayOf, itemRows, paymentRows, planRows } from '@summit/web-app/purchases/purchase-rows';
import { installmentName, paidWith, STATE_WORDS } from '@summit/web-app/purchases/purchase-words';
import { use, useId, type ReactNode } from 'react';
import { memberLoginUrl } from '../../lib/site/paths';
import { OrderRequests } from './OrderRequests';
import { OrdersPortsContext } from './orders-ports';
import { PlanCardNote } from './PlanCardNote';
import { correctionText, guaranteeText, sessionText, TEXTS } from './messages';
import { useCall } from './useCall';

export interface OrderCardProps {
  order: BuyerOrder;
  proof: string;
  onChanged: () => Promise<void>;
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

interface ListedItem {
  key: string | number;
  content: ReactNode;
}

function NamedList({ name, items }: { name: string; items: ListedItem[] }) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="body2" component="h3" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {name}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map(({ key, content }) => (
          <Box component="li" key={key} sx={{ py: 0.5 }}>
            {content}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const sessionItems = ({ coaching }: BuyerOrder): ListedItem[] =>
  coaching.map((session) => ({ key: session.number, content: sessionText(session) }));

const fileItems = ({ files }: BuyerOrder): ListedItem[] =>
  files.map(({ title, type, url }) => ({
    key: url,
    content: (
      <Link href={url} sx={{ display: 'inline-block', py: 1 }}>
        {title} ({type})
      </Link>
    ),
  }));

/** The pages where installments that failed can be paid. While a new version is rolled out, an API process of the one before lists none. */
function OverdueInstallments({ all = [] }: { all?: readonly FailedInstallment[] }) {
  return all.map(
    ({ number, pay_url }) =>
      pay_url !== null && (
        <FormAlert
          key={number}
          severity="error"
          action={
            <Button size="small" variant="text" color="inherit" href={pay_url}>
              {all.length > 1 ? `${TEXTS.payOne} ${number}` : TEXTS.pay}
            </Button>
          }
        >
          {all.length > 1 && `${installmentName(number)}: `}
          {TEXTS.past}
        </FormAlert>
      ),
  );
}

/** An order with its money, its invoice, what belongs to it, and what its buyer can ask for. */
export function OrderCard({ order, proof, onChanged }: OrderCardProps) {
  const { saveInvoice, resend } = use(OrdersPortsContext);
  const id = useId();
  const invoice = useCall(TEXTS.invoiceFailed);
  const mails = useCall(TEXTS.resendFailed);
  const of = { proof, order_number: order.order_number };
  const payments = paymentRows(order);
  const guarantee = guaranteeText(order);
  const correction = correctionText(order);
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={id}
      sx={{ borderRadius: '16px', p: { xs: 2.5, sm: 4 } }}
    >
      <Stack direction="row" sx={{ alignItems: 'baseline', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
        <Typography id={id} variant="h3" component="h2">
          {order.product_name}
        </Typography>
        <Chip size="small" variant="outlined" label={STATE_WORDS[order.state]} />
      </Stack>
      <Quiet>
        {dayOf(order.ordered_at)} · {TEXTS.order} {order.order_number}
      </Quiet>
      <Stack sx={{ gap: 3, mt: 3 }}>
        <OverdueInstallments all={order.failed_installments} />
        <MoneyRows title={TEXTS.items} rows={itemRows(order)} />
        {payments.length > 0 && <MoneyRows title={TEXTS.payments} rows={payments} />}
        {order.installments.length > 0 && <MoneyRows title={TEXTS.plan} rows={planRows(order)} />}
        {order.plan_card !== null && <PlanCardNote order={order} card={order.plan_card} proof={proof} />}
        {order.coaching.length > 0 && <NamedList name={TEXTS.coaching} items={sessionItems(order)} />}
        {order.files.length > 0 && <NamedList name={TEXTS.files} items={fileItems(order)} />}
        <Quiet>
          {order.has_access ? TEXTS.open : TEXTS.closed} · {paidWith(order)}
          {order.email !== null && ` · ${TEXTS.mailsTo} ${order.email}`}
        </Quiet>
        {correction !== null && <Quiet>{correction}</Quiet>}
        {guarantee !== null && <Quiet>{guarantee}</Quiet>}
        {[invoice.failure, mails.failure].map(
          (failure) =>
            failure !== null && (
              <FormAlert key={failure} severity="error">
                {failure}
              </FormAlert>
            ),
        )}
        {mails.done !== null && <FormAlert severity="success">{mails.done}</FormAlert>}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" loading={invoice.busy} onClick={() => void invoice.run(() => saveInvoice(of))}>
            {TEXTS.invoice}
          </Button>
          <Button variant="outlined" loading={mails.busy} onClick={() => void mails.run(() => resend(of))}>
            {TEXTS.resend}
          </Button>
          {order.product_type === 'vip' && order.has_access && (
            <Button variant="text" href={memberLoginUrl}>
              {TEXTS.memberArea}
            </Button>
          )}
        </Stack>
        <OrderRequests order={order} proof={proof} onAsked={onChanged} />
      </Stack>
    </Paper>
  );
}
