import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { fakeOfferPorts, type FakeOfferOptions } from '../../../../test/fake-offer-ports';
import { renderOffer } from '../../../../test/render-offer';
import { OfferExitPrompt } from './OfferExitPrompt';
import { useOfferExit } from './useOfferExit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Page({ runs }: { runs: boolean }) {
  const [running, setRunning] = useState(runs);
  const [orders, setOrders] = useState(0);
  const exit = useOfferExit('implementation', running);
  return (
    <>
      <input aria-label="Coupon code" />
      <output>{orders}</output>
      <button onClick={() => setRunning(false)}>end</button>
      <OfferExitPrompt
        exit={exit}
        title="Before you go"
        line="One call, one plan."
        acceptLabel="Add Implementation for $97"
        onAccept={() => setOrders((count) => count + 1)}
        declinePath="/thank-you-2"
      />
    </>
  );
}

async function open(options: FakeOfferOptions = {}, runs = true) {
  const fake = fakeOfferPorts(options);
  const rendered = await renderOffer(<Page runs={runs} />, fake.ports, '/implementation');
  return { ...fake, ...rendered };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
// jsdom has no PointerEvent: a mouse event under its name carries the fields that matter.
const leave = (pointerType = 'mouse') =>
  act(async () => {
    const event = new MouseEvent('pointerout', { clientY: 2, bubbles: true, relatedTarget: null });
    Object.assign(event, { pointerType });
    document.dispatchEvent(event);
  });
const dialog = () => screen.queryByRole('dialog', { name: 'Before you go' });

describe('the exit prompt of an offer page', () => {
  // F-096, F-097
  it('opens after five seconds when the pointer leaves through the top edge, once', async () => {
    const { store } = await open();
    await pass(4_900);
    await leave();
    expect(dialog()).toBeNull();
    await pass(200);
    await leave();
    expect(dialog()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(1_000);
    expect(dialog()).toBeNull();
    expect(store.kept.exitIntentDismissedImplementation).toBe('true');
    await leave();
    expect(dialog()).toBeNull();
  });

  it('buys with its button (F-158)', async () => {
    const { store } = await open();
    await pass(5_000);
    await leave();
    fireEvent.click(screen.getByRole('button', { name: 'Add Implementation for $97' }));
    await pass(1_000);
    expect(document.querySelector('output')).toHaveTextContent('1');
    expect(dialog()).toBeNull();
    expect(store.kept.exitIntentDismissedImplementation).toBe('true');
  });

  it('declines to the thank-you page, with a control of the same size', async () => {
    const { location } = await open();
    await pass(5_000);
    await leave();
    const decline = screen.getByRole('link', { name: 'No thanks' });
    expect(decline).toHaveClass('MuiButton-sizeLarge', 'MuiButton-fullWidth');
    fireEvent.click(decline);
    expect(location().path).toBe('/thank-you-2');
  });

  // F-097, F-098
  it('stays away in a browser that has dismissed it', async () => {
    await open({ kept: { exitIntentDismissedImplementation: 'true' } });
    await pass(5_000);
    await leave();
    expect(dialog()).toBeNull();
  });

  it('does not take a finger for a leaving pointer', async () => {
    await open();
    await pass(5_000);
    await leave('touch');
    expect(dialog()).toBeNull();
  });

  it('waits while something is being typed', async () => {
    await open();
    await pass(5_000);
    act(() => screen.getByLabelText('Coupon code').focus());
    await leave();
    expect(dialog()).toBeNull();
  });

  // F-093, F-094
  it('opens with the leaving pointer or not at all, because the visitor may be elsewhere on the page a moment later', async () => {
    await open();
    await pass(5_000);
    act(() => {
      const event = new MouseEvent('pointerout', { clientY: 2, bubbles: true, relatedTarget: null });
      document.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }));
    });
    expect(dialog()).toBeVisible();
  });

  it('never opens once the window of the offer is over (F-200)', async () => {
    await open({}, false);
    await pass(10_000);
    await leave();
    expect(dialog()).toBeNull();
  });

  it('closes when the window ends, because it speaks of it', async () => {
    await open();
    await pass(5_000);
    await leave();
    expect(dialog()).toBeVisible();
    fireEvent.click(screen.getByText('end'));
    await pass(1_000);
    expect(dialog()).toBeNull();
  });
});
