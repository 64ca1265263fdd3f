import { type PublicSessionResponse } from '@summit/contracts';
import type { Answers } from '@summit/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import { openApp, type OpenAppOptions } from './open-app';

export const PATH = '/summit/access/token-a';

/** The page when the server has answered. */
export async function openLoaded(options: OpenAppOptions) {
  const opened = await openApp(PATH, options);
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading session...' })).not.toBeInTheDocument());
  return opened;
}

export const open = (session: PublicSessionResponse, answers: Answers = {}) =>
  openLoaded({ answers: { publicSession: () => session, ...answers } });

export const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });

export const EXPIRED = "This session's 48-hour access window has ended.";
