import { adminSessionFilmEndpoint, adminSessionsEndpoint, type SessionFilm, type SessionRow } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from './render-in-admin';
import { aSessionRow } from './session-rows';
import { SessionDrawer } from '../src/features/sessions/SessionDrawer';
import type { SessionValues } from '../src/features/sessions/session-values';

export const ROW = aSessionRow();

export const FILM: SessionFilm = {
  host: 'vimeo',
  id: '76979871',
  unlisted: false,
  player_url: 'https://player.vimeo.com/video/76979871',
};

export const world = (sessions: SessionRow[] = [ROW]) =>
  new FakeServer()
    .answers(adminSessionsEndpoint, { success: true, sessions })
    .answers(adminSessionFilmEndpoint, ({ query }) => ({
      success: true as const,
      film: query['vimeo_embed_code'] || query['vimeo_video_id'] ? FILM : null,
    }));

export function open(server: FakeServer, session: SessionRow | null = null) {
  const [onClose, onCreated] = [jest.fn(), jest.fn()];
  renderInAdmin(<SessionDrawer session={session} onClose={onClose} onCreated={onCreated} />, { server });
  return { onClose, onCreated, server };
}

export const field = (label: string | RegExp) => screen.getByLabelText(label);

/** By its name: looking through all labels of the form for every letter takes seconds. */
export const write = (name: keyof SessionValues, value: string) =>
  fireEvent.change(document.querySelector(`[name="${name}"]`)!, { target: { value } });

export const press = (text: string) => userEvent.click(screen.getByText(text));

export const save = () => press('Save session');
