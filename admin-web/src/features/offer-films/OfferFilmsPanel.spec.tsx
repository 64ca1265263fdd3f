import { fill } from '@summit/testing/fill';
import {
  adminOfferFilmsEndpoint,
  adminSaveOfferFilmsEndpoint,
  type OfferFilmChanges,
  type SaveOfferFilmsResponse,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { OfferFilmsPanel } from './OfferFilmsPanel';

const VIMEO = 'https://player.vimeo.com/video/76979871';
const SAVED: SaveOfferFilmsResponse = {
  success: true,
  message: 'The films are saved.',
  films: { vip: VIMEO, implementation: null, dfy: null },
};

// F-127, F-148, F-166
describe('the films of the offer pages in the back office', () => {
  it('are saved where they were changed, an empty link as none, and shown as they are kept', async () => {
    const server = new FakeServer()
      .answers(adminOfferFilmsEndpoint, { success: true, films: { vip: null, implementation: null, dfy: VIMEO } })
      .answers(adminSaveOfferFilmsEndpoint, ({ body }) =>
        (body as OfferFilmChanges).vip === 'cats' ? refused('offer_film_invalid') : SAVED,
      );
    renderInAdmin(<OfferFilmsPanel />, { server });
    const vip = await screen.findByLabelText('VIP page');
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save films' }));
    await fill(vip, 'cats');
    await save();
    expect(await screen.findByText('That is no film at Vimeo or YouTube. Paste its link.')).toBeVisible();
    await userEvent.clear(vip);
    await fill(vip, 'https://vimeo.com/76979871');
    await userEvent.clear(screen.getByLabelText('Done-for-you page'));
    await save();
    expect(await screen.findByText('The films are saved.')).toBeVisible();
    expect(screen.getByLabelText('VIP page')).toHaveValue(VIMEO);
    expect(server.callsOf(adminSaveOfferFilmsEndpoint).at(-1)?.body).toEqual({
      vip: 'https://vimeo.com/76979871',
      dfy: null,
    });
  });
});
