import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Consent } from '../../lib/visit/consent';
import { CookieSettingsDialog } from './CookieSettingsDialog';

// F-100
describe('CookieSettingsDialog', () => {
  const open = (consent: Consent | null) => {
    const saved: (Consent | 'cancel')[] = [];
    render(
      <CookieSettingsDialog
        open
        consent={consent}
        onSave={(c) => saved.push(c)}
        onCancel={() => saved.push('cancel')}
      />,
    );
    return saved;
  };
  const toggle = (name: RegExp) => screen.getByRole('switch', { name });

  it('keeps essential on and starts with the other two off', () => {
    open(null);
    expect(toggle(/Essential/)).toBeChecked();
    expect(toggle(/Essential/)).toBeDisabled();
    expect(toggle(/Analytics/)).not.toBeChecked();
    expect(toggle(/Marketing/)).not.toBeChecked();
  });

  it('saves what is switched as a custom choice', async () => {
    const saved = open(null);
    await userEvent.click(toggle(/Marketing/));
    await userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }));
    expect(saved).toEqual([{ choice: 'custom', analytics: false, marketing: true }]);
  });

  it('shows what was chosen before', () => {
    open({ choice: 'all', analytics: true, marketing: true });
    expect(toggle(/Analytics/)).toBeChecked();
  });

  it('changes nothing on Cancel', async () => {
    const saved = open(null);
    await userEvent.click(toggle(/Analytics/));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(saved).toEqual(['cancel']);
  });
});
