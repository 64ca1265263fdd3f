import type { VerifiedReceipt } from '@summit/contracts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { noNetwork, refused } from '../../../test/fake-offer-ports';
import { createFunnelCache } from '../../app/emotion-cache';
import { Providers } from '../../app/Providers';
import { ReceiptPortsContext, type CheckedReceipt } from './receipt-ports';
import { ReceiptRoute } from './ReceiptRoute';

const ID = 'd7f1a0f0-0000-4000-8000-000000000001';
const SIGNATURE = 'a_-'.padEnd(43, 'S');
const linkOf = (id: string, signature = SIGNATURE) => `?${new URLSearchParams({ id, signature })}`;
const VERIFIED: VerifiedReceipt = {
  signed_steps: 2,
  receipt: {
    receipt_id: ID,
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

async function open(verify: () => Promise<VerifiedReceipt>, query = linkOf(ID)) {
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
    expect(asked).toEqual([{ receiptId: ID, signature: SIGNATURE }]);
    expect(title()).toBe('This receipt is genuine');
    expect(screen.getByText(/signed the first 2 steps.* One more step has come since\.$/)).toBeVisible();
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual(['ANNA-B', expect.stringMatching(/VIP/), '$18.50', '28 October 2025', ID]);
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

  it.each([
    ['another path', '..'],
    ['no number of ours', 'order-1'],
    ['a number that goes on and on', ID.repeat(2_000)],
    ['a signature of another form', ID, 'of-two-steps'],
  ])('says that it is not ours where the link has %s, and asks nobody', async (_what, id, signature = SIGNATURE) => {
    expect(await open(async () => VERIFIED, linkOf(id, signature))).toEqual([]);
    expect(title()).toBe('This receipt is not genuine');
    expect(screen.getByText('This receipt is not ours, or it was changed.')).toBeVisible();
  });

  it.each([
    ['does not answer', noNetwork()],
    ['has been asked too often', refused('rate_limited')],
  ])('judges nothing where the server %s, and asks again', async (_what, failure) => {
    const answers = [() => Promise.reject<VerifiedReceipt>(failure), async () => VERIFIED];
    await open(() => answers.shift()!());
    expect(title()).toBe('This receipt can’t be checked');
    expect(screen.getByText(/That says nothing about the receipt/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This receipt is genuine' })).toBeVisible();
  });

  it('says so where the link was cut off, and asks nobody', async () => {
    expect(await open(async () => VERIFIED, `?id=${ID}`)).toEqual([]);
    expect(screen.getByText(/^The link is not complete/)).toBeVisible();
  });
});
