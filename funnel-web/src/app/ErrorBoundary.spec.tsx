import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';

function Broken(): never {
  throw new Error('broken page');
}

describe('ErrorBoundary', () => {
  it('shows the crash page in place of a page that cannot be rendered', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Something broke on our side' })).toBeVisible();
    logged.mockRestore();
  });

  it('stays out of the way otherwise', () => {
    render(<ErrorBoundary>fine</ErrorBoundary>);
    expect(screen.getByText('fine')).toBeVisible();
  });
});
