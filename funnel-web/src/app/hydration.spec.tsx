import '../../test/dialog-element';
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createFunnelCache } from './emotion-cache';
import { openRegistrationDialog } from '../lib/landing/registration-dialog';
import { LandingApp } from './LandingApp';
import { Providers } from './Providers';

const page = (onReady: () => void) => (
  <StrictMode>
    <Providers cache={createFunnelCache()}>
      <LandingApp phase="upcoming" year={2026} onReady={onReady} />
    </Providers>
  </StrictMode>
);

describe('hydration of the landing page', () => {
  it('takes over the HTML without a difference and leaves the regions of the islands alone', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page(() => undefined));
    const slot = container.querySelector('#hero-countdown') as HTMLElement;
    slot.textContent = 'The summit opens in 3 days';
    const bar = container.querySelector('#sticky-bar') as HTMLElement;
    bar.hidden = false;
    (container.querySelector('#signup-form-name') as HTMLInputElement).value = 'Hana';
    openRegistrationDialog(null);
    const email = container.querySelector('#register-form-email') as HTMLInputElement;
    email.value = 'hana@example.com';
    email.focus();

    const complaints: unknown[] = [];
    const logged = jest.spyOn(console, 'error').mockImplementation((...args) => complaints.push(args));
    let ready = false;
    await act(async () => {
      hydrateRoot(
        container,
        page(() => (ready = true)),
        { onRecoverableError: (error) => complaints.push(error) },
      );
    });
    logged.mockRestore();

    expect(ready).toBe(true);
    expect(complaints).toEqual([]);
    expect(container.querySelector('#hero-countdown')).toBe(slot);
    expect(slot).toHaveTextContent('The summit opens in 3 days');
    expect(bar.hidden).toBe(false);
    expect(container.querySelector<HTMLInputElement>('#signup-form-name')?.value).toBe('Hana');
    // The dialog was opened before, and its visitor has begun.
    expect(container.querySelector('#register-dialog')).toHaveAttribute('open');
    expect(email).toHaveFocus();
    expect(email).toHaveValue('hana@example.com');
  });
});
