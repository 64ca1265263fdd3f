import { screen, within } from '@testing-library/react';
import { renderAfterOrder, type AfterOrderCase } from './render-after-order';
import { ThankYouRoute } from '../src/pages/thank-you/ThankYouRoute';

export const KEPT = {
  userEmail: 'hana@example.com',
  userName: 'Hana',
  inviteUrl: 'https://summit.example/?invite=7kq2m9x4',
};

export const open = (given: AfterOrderCase = {}) =>
  renderAfterOrder(<ThankYouRoute page={1} phase="concluded" />, '/thank-you-1', {
    kept: KEPT,
    inviteProgress: async () => ({ friends_registered: 3, friends_needed: 10 }),
    ...given,
  });

export const region = (name: string) => within(screen.getByRole('region', { name }));
