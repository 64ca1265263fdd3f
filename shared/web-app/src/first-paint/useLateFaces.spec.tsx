import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Navigate, Route, Routes } from 'react-router-dom';
import { useLateFaces } from './useLateFaces.js';

function App() {
  useLateFaces();
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/painted" replace />} />
      <Route path="/painted" element={<Link to="/next">On</Link>} />
      <Route path="/next" element={<h1>Next</h1>} />
    </Routes>
  );
}

describe('faces that come after the first paint', () => {
  afterEach(() => document.querySelector('link')?.remove());

  it('are for the next page that a visitor goes to, not for the one that is painted', async () => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
    sheet.setAttribute('disabled', '');
    document.head.append(sheet);
    render(
      <MemoryRouter>
        <App />
      </MemoryRouter>,
    );
    expect(sheet).toHaveAttribute('disabled');
    await userEvent.click(screen.getByRole('link', { name: 'On' }));
    expect(screen.getByRole('heading', { name: 'Next' })).toBeVisible();
    expect(sheet).not.toHaveAttribute('disabled');
  });
});
