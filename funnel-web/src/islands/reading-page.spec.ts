import { landingPageStateEndpoint } from '@summit/contracts';
import { createAppLoader } from './app-loader';
import { startReadingPage } from './reading-page';

let starts = 0;
let finish: () => void = () => undefined;
const newLoader = () =>
  createAppLoader(() => {
    starts += 1;
    return new Promise((resolve) => {
      finish = () => resolve({ run: async () => undefined, showContent: () => undefined });
    });
  });

function serve(phase: string | null): void {
  globalThis.fetch = async (input) =>
    phase !== null && String(input) === landingPageStateEndpoint.path
      ? Response.json({ success: true, phase, version: 'v', server_time: '2026-01-10T12:00:00Z' })
      : new Response(null, { status: 404 });
}
const settle = () => new Promise((done) => setTimeout(done));

describe('a page that waits for its visitor', () => {
  beforeEach(() => {
    starts = 0;
    document.documentElement.dataset['phase'] = 'concluded';
    document.body.innerHTML = '<button type="button" id="copy"><b>Copy</b></button>';
  });

  it.each(['concluded', null])('loads nothing by itself while the HTML holds (%s)', async (phase) => {
    serve(phase);
    void startReadingPage(newLoader(), { signedIn: false });
    await settle();
    expect(starts).toBe(0);
  });

  it('brings the app at once when the phase is another', async () => {
    serve('live');
    void startReadingPage(newLoader(), { signedIn: false });
    await settle();
    expect(starts).toBe(1);
  });

  it('brings the app at once for a speaker who has signed in', async () => {
    serve('concluded');
    void startReadingPage(newLoader(), { signedIn: true });
    expect(starts).toBe(1);
    finish();
    await settle();
  });

  it('keeps a press on a button until the app is there', async () => {
    serve('concluded');
    const loader = newLoader();
    void startReadingPage(loader, { signedIn: false });
    document.querySelector('b')?.click();
    expect(starts).toBeGreaterThan(0);
    let presses = 0;
    document.getElementById('copy')?.addEventListener('click', () => (presses += 1));
    expect(presses).toBe(0);
    finish();
    await settle();
    expect(presses).toBe(1);
    document.querySelector('b')?.click();
    await settle();
    expect(presses).toBe(2);
  });
});
