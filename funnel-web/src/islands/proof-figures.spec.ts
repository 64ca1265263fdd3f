import type { ProofFigure } from '@summit/contracts';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { readProof, showProofFigures } from './proof-figures';

const FIGURE: ProofFigure = {
  id: 'contents.recordings',
  group: 'contents',
  label: 'Recordings in VIP',
  shown: '36 recordings',
  value: 35,
  unit: 'count',
  basis: 'counted',
  agrees: false,
  paths: ['/', '/vip'],
  how: 'The sessions are counted.',
  source: 'The list of sessions',
  rule: null,
  computed_at: '2025-11-20T18:00:00.000Z',
};
const PLACES: ProofFigure = {
  ...FIGURE,
  id: 'offer.places.dfy',
  group: 'offers',
  label: 'Spots of Done-For-You',
  shown: '20 spots',
  value: null,
  agrees: null,
  basis: 'text',
  paths: [],
  source: 'A text set by the organizers, not counted',
  rule: 'Nothing is counted down.',
};

const slot = (): HTMLElement => {
  document.body.innerHTML = '<div id="proof-figures" aria-busy="true"><p>Wait</p></div>';
  return document.getElementById('proof-figures')!;
};
const item = (label: string) => within(screen.getByRole('heading', { name: label }).closest('li')!);

// C-001
describe('the figures of /proof', () => {
  it('stand in groups with what is said, what was computed, and where it is shown', async () => {
    const place = slot();
    await showProofFigures(place, async () => ({ success: true, figures: [FIGURE, PLACES] }));
    expect(place).not.toHaveAttribute('aria-busy');
    expect(screen.getByText('Computed 20 November 2025 at 18:00:00 UTC')).toBeVisible();
    const recordings = item('Recordings in VIP');
    expect(recordings.getByText('36 recordings')).toBeVisible();
    expect(recordings.getByText('The site says something else than what was computed.')).toBeVisible();
    expect(recordings.getByText(/Computed: 35/)).toBeVisible();
    expect(recordings.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/vip']);
    const places = item('Spots of Done-For-You');
    expect(places.getByText('Not counted')).toBeVisible();
    expect(places.getByText(/not counted.*No page shows it at the moment\./)).toBeVisible();
    expect(places.queryByText(/The site says something else/)).toBeNull();
  });

  it.each([
    ['seconds', 900, '15 minutes'],
    ['seconds', 60, '1 minute'],
    ['seconds', 604_800, '7 days'],
    ['cents', 249_700, '$2,497'],
    ['bytes', 2_100_000, '2.1 MB'],
    ['percent', 50, '50%'],
    ['count', 1_234, '1,234'],
  ] as const)('write %s %d as %s', async (unit, value, text) => {
    await showProofFigures(slot(), async () => ({ success: true, figures: [{ ...FIGURE, unit, value, shown: null }] }));
    expect(item(FIGURE.label).getByText(text)).toBeVisible();
  });

  it('say so where the server does not answer, and ask again', async () => {
    let answers = 0;
    await showProofFigures(slot(), async () => {
      answers += 1;
      if (answers === 1) throw new Error('away');
      return { success: true, figures: [FIGURE] };
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/could not be computed/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('36 recordings')).toBeVisible();
  });

  it('say that the page is off where it was switched off meanwhile', async () => {
    await showProofFigures(slot(), async () => null);
    expect(screen.getByText('This page is not shown at the moment.')).toBeVisible();
  });
});

describe('the answer with the figures', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });
  const answering = (answer: Response): Response => {
    globalThis.fetch = async () => answer;
    return answer;
  };

  it('is what it says', async () => {
    answering(Response.json({ success: true, figures: [FIGURE] }));
    expect(await readProof()).toEqual({ success: true, figures: [FIGURE] });
  });

  it('says with 404 that the page is switched off, and is read to its end', async () => {
    const answer = answering(new Response('{"code":"not_found"}', { status: 404 }));
    expect(await readProof()).toBeNull();
    expect(answer.bodyUsed).toBe(true);
  });

  it('is read to its end where it is none', async () => {
    const answer = answering(new Response('Away', { status: 503 }));
    await expect(readProof()).rejects.toThrow('503');
    expect(answer.bodyUsed).toBe(true);
  });
});
