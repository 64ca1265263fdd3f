import {
  adminDecideHeldEndpoint,
  adminHeldCommissionsEndpoint,
  adminReceiptEndpoint,
  type AttributionReceipt,
  type HeldCommission,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderInAdmin } from '../../../test/render-in-admin';
import { HeldList } from './HeldList';
import { ReceiptDialog } from './ReceiptDialog';

const HELD: HeldCommission = {
  order_id: '11111111-aaaa-4bbb-8ccc-0123456789ab',
  product: 'vip',
  ordered_at: '2025-11-06T20:00:00.000Z',
  buyer: 'amara+vip@speakers.test',
  speaker_code: 'AMARA',
  speaker_name: 'Amara Okafor',
  commission: 13.5,
  reasons: ['self_referral', 'refund_rate'],
  held_at: '2025-11-07T20:00:00.000Z',
};
const RECEIPT: AttributionReceipt = {
  receipt_id: HELD.order_id,
  product: 'vip',
  affiliate_code: 'AMARA',
  commission: 13.5,
  steps: [
    { number: 1, kind: 'claim', at: HELD.ordered_at, code: 'AMARA', amount: null, text: 'AMARA came with the order.' },
    { number: 2, kind: 'review', at: HELD.held_at, code: null, amount: null, text: 'A person looks at it.' },
  ],
  signature: 'S'.repeat(43),
};

function Held() {
  const [receipt, setReceipt] = useState<string | null>(null);
  return (
    <>
      <HeldList onReceipt={setReceipt} />
      {receipt && <ReceiptDialog orderId={receipt} onClose={() => setReceipt(null)} />}
    </>
  );
}

const held = (...data: HeldCommission[]) => ({ success: true as const, data, total: data.length });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

// F-123
describe('held commissions', () => {
  it('say why, show the receipt, and are denied after asking', async () => {
    let rows = [HELD];
    const server = new FakeServer()
      .answers(adminHeldCommissionsEndpoint, () => held(...rows))
      .answers(adminReceiptEndpoint, { success: true, data: RECEIPT })
      .answers(adminDecideHeldEndpoint, () => {
        rows = [];
        return { success: true as const, message: 'The commission is denied.' };
      });
    const user = userEvent.setup();
    renderInAdmin(<Held />, { server });
    const table = await screen.findByRole('grid', { name: 'Held' });
    expect(await within(table).findByText('May be an own order, Many refunds')).toBeVisible();
    expect(within(table).getByText('amara+vip@speakers.test')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Receipt, Amara Okafor, 11111111' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Receipt of the order' }));
    expect(await dialog.findByText('VIP: $13.50 for AMARA')).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    // the steps of a long way scroll, also by keyboard.
    expect(dialog.getByRole('group', { name: 'Steps of the receipt' })).toHaveAttribute('tabindex', '0');
    await user.click(dialog.getByRole('button', { name: 'Copy check link' }));
    expect(await navigator.clipboard.readText()).toBe(
      `http://localhost:4200/receipt?id=${HELD.order_id}&signature=${RECEIPT.signature}`,
    );
    await user.click(dialog.getByRole('button', { name: 'Close' }));

    await press('Deny, Amara Okafor, 11111111');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Deny: $13.50 for Amara Okafor?');
    expect(server.callsOf(adminDecideHeldEndpoint)).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Deny' }));
    expect(await screen.findByText('The commission is denied.')).toBeVisible();
    expect(server.callsOf(adminDecideHeldEndpoint)[0]).toMatchObject({
      params: { receipt_id: HELD.order_id },
      body: { decision: 'deny' },
    });
    expect(await screen.findByText('Nothing is held')).toBeVisible();
  });

  it('that somebody else decided on are told', async () => {
    const server = new FakeServer()
      .answers(adminHeldCommissionsEndpoint, held(HELD))
      .refuses(adminDecideHeldEndpoint, 409, { detail: 'This commission is not held.' });
    renderInAdmin(<Held />, { server });
    await press('Release, Amara Okafor, 11111111');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('Error deciding on the commission: This commission is not held.')).toBeVisible();
  });
});
