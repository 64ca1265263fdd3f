import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CrashPage } from './CrashPage.js';

describe('CrashPage', () => {
  it('says that nothing was sent, and reloads', async () => {
    let reloads = 0;
    render(<CrashPage reload={() => (reloads += 1)} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Something broke on our side' })).toHaveFocus();
    expect(screen.getByText('Nothing you entered was sent. Reloading usually helps.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reloads).toBe(1);
  });

  it('names the line where there is none, and reloads once it is there', () => {
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let reloads = 0;
    render(<CrashPage reload={() => (reloads += 1)} />);
    expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toHaveFocus();
    expect(screen.getByText('This page could not be fetched. It opens once there is a connection.')).toBeVisible();
    expect(reloads).toBe(0);
    fireEvent(window, new Event('online'));
    expect(reloads).toBe(1);
    line.mockRestore();
  });

  it('does not reload by itself what broke with a line', () => {
    let reloads = 0;
    render(<CrashPage reload={() => (reloads += 1)} />);
    fireEvent(window, new Event('online'));
    expect(reloads).toBe(0);
  });
});
