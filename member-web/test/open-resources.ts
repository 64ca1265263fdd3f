import { type Answers } from '@summit/testing/fake-server';
import { screen, waitFor, within } from '@testing-library/react';
import { openApp, signedIn } from './open-app';

export async function open(answers: Answers = {}, path = '/vip/resources') {
  const opened = await openApp(path, { kept: signedIn(), answers });
  await screen.findByRole('heading', { name: 'Signup Bonuses' });
  // The library has come, or has not.
  await waitFor(() => screen.queryByRole('table') ?? screen.getByText('We could not load this part of your library.'));
  return opened;
}

export const bonus = (name: string) => within(screen.getByRole('article', { name }));

export const BLUEPRINTS = '100+ Profitable Side Hustle Blueprints';
