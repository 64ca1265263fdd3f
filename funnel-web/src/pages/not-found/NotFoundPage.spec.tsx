import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CrashPage } from './CrashPage';
import { NotFoundPage } from './NotFoundPage';

describe('NotFoundPage', () => {
  it('says that the path is not on the map, and leads home and to all sessions', () => {
    render(<NotFoundPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'This path is not on the map' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'See all sessions' })).toHaveAttribute(
      'href',
      'http://localhost:4201/sessions',
    );
    expect(document.title).toBe('This path is not on the map | Growth & Scale Summit');
  });
});

describe('CrashPage', () => {
  it('offers to reload', async () => {
    let reloads = 0;
    render(<CrashPage reload={() => (reloads += 1)} />);
    expect(screen.getByRole('heading', { name: 'Something broke on our side' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reloads).toBe(1);
  });
  it('names the line where there is none, and reloads once it is there', () => {
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let reloads = 0;
    render(<CrashPage reload={() => (reloads += 1)} />);
    expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toHaveFocus();
    fireEvent(window, new Event('online'));
    expect(reloads).toBe(1);
    line.mockRestore();
  });
});
