import { render, screen } from '@testing-library/react';
import { CookieBanner } from './CookieBanner';

describe('CookieBanner', () => {
  // F-099
  it('refuses as easily as it accepts: two buttons of the same look', () => {
    render(<CookieBanner />);
    const accept = screen.getByRole('button', { name: 'Accept All' });
    const refuse = screen.getByRole('button', { name: 'Essential Only' });
    expect(refuse.className).toBe(accept.className);
    expect(screen.getByRole('button', { name: 'Cookie Settings' })).toHaveAttribute('data-intent', 'cookie-settings');
  });

  // F-101
  it('links to the two policies', () => {
    render(<CookieBanner />);
    expect(screen.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', '/cookie-policy');
    expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
  });
});
