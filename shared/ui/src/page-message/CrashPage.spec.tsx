import { render, screen } from '@testing-library/react';
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
});
