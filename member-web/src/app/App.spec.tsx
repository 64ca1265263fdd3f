import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from './App';
import { Providers } from './Providers';

function open(path: string): void {
  render(
    <Providers>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </Providers>,
  );
}

describe('the member app', () => {
  it('says so where a path is not on the map, and moves the focus to the heading', () => {
    open('/no/such/page');
    expect(screen.getByRole('heading', { level: 1, name: 'This path is not on the map' })).toHaveFocus();
  });

  it('has a page for its own paths', () => {
    open('/vip/login');
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('not on the map');
  });

  it('lets the visitor choose the colour scheme', () => {
    open('/no/such/page');
    expect(screen.getByRole('group', { name: 'Colour scheme' })).toBeVisible();
  });
});
