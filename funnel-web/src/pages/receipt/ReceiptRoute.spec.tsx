import type { VerifiedReceipt } from '@summit/contracts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { noNetwork, refused } from '../../../test/fake-offer-ports';
import { createFunnelCache } from '../../app/emotion-cache';
import { Providers } from '../../app/Providers';
import { ReceiptPortsContext, type CheckedReceipt } from './receipt-ports';
import { ReceiptRoute } from './ReceiptRoute';

const VERIFIED: VerifiedReceipt = {
  signed_steps: 2,
  receipt: {
    receipt_id: 'order-1',
    product: 'vip',
    affiliate_code: 'ANNA-B',
    commission: 18.5,
    signature: 'of-all-steps',
    steps: [
      { number: 1, kind: 'order', at: '2025-10-28T18:00:00Z', code: 'ANNA-B', amount: null, text: 'VIP was ordered.' },
      { number: 2, kind: 'rule', at: '2025-10-28T18:00:01Z', code: 'ANNA-B', amount: null, text: 'ANNA-B counts.' },
      { number: 3, kind: 'commission', at: '2025-10-28T18:00:02Z', code: null, amount: 18.5, text: '$18.50 booked.' },
    ],
  },
};

async function open(verify: () => Promise<VerifiedReceipt>, query = '?id=order-1&signature=of-two-steps') {
  const asked: CheckedReceipt[] = [];
  window.scrollTo = () => undefined;
  await act(async () => {
    render(
      <Providers cache={createFunnelCache()}>
        <MemoryRouter initialEntries={[`/receipt${query}`]}>
          <ReceiptPortsContext
            value={{
              verify: (receipt) => {
                asked.push(receipt);
                return verify();
              },
            }}
          >
            <ReceiptRoute />
          </ReceiptPortsContext>
        </MemoryRouter>
      </Providers>,
    );
  });
  return asked;
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

// C-058
describe('the page behind the check link of a receipt', () => {
  it('says that the receipt is ours, of which steps the link is, and what they are', async () => {
    const asked = await open(async () => VERIFIED);
    expect(asked).toEqual([{ receiptId: 'order-1', signature: 'of-two-steps' }]);
    expect(title()).toBe('This receipt is genuine');
    expect(screen.getByText(/signed the first 2 steps.* One more step has come since\.$/)).toBeVisible();
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual(['ANNA-B', expect.stringMatching(/VIP/), '$18.50', '28 October 2025', 'order-1']);
    const steps = within(screen.getByRole('list', { name: 'Steps of the receipt' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '28 October 2025VIP was ordered.',
      '28 October 2025ANNA-B counts.',
      '28 October 2025$18.50 booked.',
    ]);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('says that a receipt is not ours in the words of the server', async () => {
    await open(() => Promise.reject(refused('receipt_not_genuine')));
    expect(title()).toBe('This receipt is not genuine');
    expect(screen.getByText('This receipt is not ours, or it was changed.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Steps of the receipt' })).not.toBeInTheDocument();
  });

  it('judges nothing where the server does not answer, and asks again', async () => {
    const answers = [() => Promise.reject<VerifiedReceipt>(noNetwork()), async () => VERIFIED];
    await open(() => answers.shift()!());
    expect(title()).toBe('This receipt can’t be checked');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This receipt is genuine' })).toBeVisible();
  });

  it('says so where the link was cut off, and asks nobody', async () => {
    expect(await open(async () => VERIFIED, '?id=order-1')).toEqual([]);
    expect(screen.getByText(/^The link is not complete/)).toBeVisible();
  });
});
