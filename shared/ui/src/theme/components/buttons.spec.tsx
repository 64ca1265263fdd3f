import Button from '@mui/material/Button';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { createSummitTheme } from '../createSummitTheme.js';

describe('a filled button that is busy', () => {
  const colorOf = (props: { loadingPosition?: 'start' }) => {
    const { unmount } = render(
      <ThemeProvider theme={createSummitTheme('funnel')}>
        <Button variant="contained" loading {...props}>
          Send
        </Button>
      </ThemeProvider>,
    );
    const { color } = getComputedStyle(screen.getByRole('button'));
    unmount();
    return color;
  };

  it('keeps its words where the circle turns beside them, and hides them where it turns in their place', () => {
    expect(colorOf({ loadingPosition: 'start' })).not.toMatch(/transparent|rgba\(0, 0, 0, 0\)/);
    expect(colorOf({})).toMatch(/transparent|rgba\(0, 0, 0, 0\)/);
  });
});
