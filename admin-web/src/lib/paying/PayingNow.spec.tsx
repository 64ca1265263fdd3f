import { adminPayingNowEndpoint } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { UNREACHABLE } from '@summit/testing/refusal';
import { screen } from '@testing-library/react';
import { renderInAdmin } from '../../../test/render-in-admin';
import { PayingNow } from './PayingNow';

const shownFor = async (buyers: number, open_checkouts: number): Promise<string | null> => {
  const server = new FakeServer().answers(adminPayingNowEndpoint, { success: true, buyers, open_checkouts });
  const { unmount } = renderInAdmin(<PayingNow>It stops working.</PayingNow>, { server });
  const note = await screen.findByText(/^(Nobody is|\d+ buyer)/);
  const text = note.textContent;
  unmount();
  return text;
};

describe('what an action says of those who are paying (A-212)', () => {
  it('counts the buyers and the checkouts that are open', async () => {
    expect(await shownFor(0, 0)).toBe('Nobody is paying right now.');
    expect(await shownFor(0, 2)).toBe('Nobody is paying right now. 2 checkouts are open and may still be paid.');
    expect(await shownFor(1, 1)).toBe('1 buyer is paying right now. 1 checkout is open and may still be paid.');
    expect(await shownFor(3, 4)).toBe('3 buyers are paying right now. 4 checkouts are open and may still be paid.');
  });

  it('says so where it could not count', async () => {
    const server = new FakeServer().answers(adminPayingNowEndpoint, () => UNREACHABLE);
    renderInAdmin(<PayingNow>It stops working.</PayingNow>, { server });
    expect(await screen.findByText('We could not count who is paying right now.')).toBeVisible();
    expect(screen.getByText('It stops working.')).toBeVisible();
  });
});
