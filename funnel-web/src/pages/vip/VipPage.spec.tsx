import { render, screen } from '@testing-library/react';
import { VipPage } from './VipPage';

const registration = {
  name: 'Zoë',
  bonuses: [{ key: 'free-signup-bonus-1' as const, url: 'https://x.example/1' }],
  inviteUrl: 'https://x.example/?invite=1',
};

describe('VipPage', () => {
  it('greets who has just registered, with the downloads at hand', () => {
    render(<VipPage phase="concluded" registration={registration} />);
    expect(screen.getByText('You are registered, Zoë. Your two bonuses are in your inbox.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download 100+ Profitable Side Hustle Blueprints' })).toHaveAttribute(
      'href',
      'https://x.example/1',
    );
    expect(screen.getByRole('button', { name: /Copy your invite link/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Register free' })).not.toBeInTheDocument();
  });

  it('leads a stranger to the registration', () => {
    render(<VipPage phase="concluded" registration={null} />);
    expect(screen.getByRole('link', { name: 'Register free' })).toHaveAttribute('href', '/#signup');
  });

  it('shows the price of the price book and its reference', () => {
    render(<VipPage phase="live" registration={null} />);
    expect(screen.getByText('$47')).toBeVisible();
    expect(screen.getByText(/\$37/)).toBeVisible();
  });
});
