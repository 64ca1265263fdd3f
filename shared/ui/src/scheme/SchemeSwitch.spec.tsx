import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSummitTheme } from '../theme/createSummitTheme.js';
import { SchemeSwitch } from './SchemeSwitch.js';

describe('SchemeSwitch', () => {
  it('offers light, dark and what the system says, and applies the choice to the page', async () => {
    render(
      <ThemeProvider theme={createSummitTheme('member')}>
        <SchemeSwitch />
      </ThemeProvider>,
    );
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Light',
      'Dark',
      'System',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    expect(window.localStorage.getItem('mui-mode')).toBe('dark');
  });
});
