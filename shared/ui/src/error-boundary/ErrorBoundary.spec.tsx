import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary.js';

function Broken(): never {
  throw new Error('broken page');
}

describe('ErrorBoundary', () => {
  it('shows the fallback in place of what cannot be rendered, and nothing else otherwise', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { unmount } = render(
      <ErrorBoundary fallback="Something broke">
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByText('Something broke')).toBeVisible();
    unmount();
    logged.mockRestore();
    render(<ErrorBoundary fallback="Something broke">fine</ErrorBoundary>);
    expect(screen.getByText('fine')).toBeVisible();
    expect(screen.queryByText('Something broke')).not.toBeInTheDocument();
  });
});
