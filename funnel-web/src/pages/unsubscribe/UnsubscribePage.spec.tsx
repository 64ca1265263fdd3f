import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFunnelCache } from '../../app/emotion-cache';
import { Providers } from '../../app/Providers';
import { MemoryRouter } from 'react-router-dom';
import { refused } from '../../../test/fake-offer-ports';
import { UnsubscribePage, type UnsubscribePageProps } from './UnsubscribePage';

const DONE = 'You are unsubscribed.';

function open(given: Partial<UnsubscribePageProps> = {}) {
  const calls: string[] = [];
  const unsubscribe = async (token: string) => {
    calls.push(token);
    return DONE;
  };
  window.scrollTo = () => undefined;
  render(
    <Providers cache={createFunnelCache()}>
      <MemoryRouter>
        <UnsubscribePage token="t0k" unsubscribe={unsubscribe} {...given} />
      </MemoryRouter>
    </Providers>,
  );
  return calls;
}
const button = () => screen.queryByRole('button', { name: 'Unsubscribe' });

describe('/unsubscribe', () => {
  // F-245
  it('unsubscribes when the button is pressed, not when the page is opened', async () => {
    const calls = open();
    expect(calls).toEqual([]);
    await userEvent.click(button()!);
    expect(calls).toEqual(['t0k']);
    expect(screen.getByRole('status')).toHaveTextContent(DONE);
    expect(button()).not.toBeInTheDocument();
  });

  it.each(['t0k', 't0k.affiliate-sales'])('says of %s what the press does, not that it is done', (token) => {
    open({ token });
    expect(screen.getByText(/^One press ends /)).toBeVisible();
    expect(screen.queryByText(/You get no more/)).not.toBeInTheDocument();
  });

  it('says what the server says about the link, and can be tried again', async () => {
    open({ unsubscribe: () => Promise.reject(refused('unsubscribe_link_invalid')) });
    await userEvent.click(button()!);
    expect(screen.getByRole('alert')).toHaveTextContent('This link is not complete.');
    expect(button()).toBeEnabled();
  });

  it('offers nothing to press without a token', () => {
    open({ token: null });
    expect(screen.getByRole('alert')).toHaveTextContent('This link is not complete.');
    expect(button()).not.toBeInTheDocument();
  });
});
