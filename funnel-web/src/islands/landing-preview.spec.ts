import { LANDING } from '@summit/content';
import type { LandingPageResponse } from '@summit/contracts';
import type { RunningApp } from './app-loader';
import { showLandingPreview } from './landing-preview';

const ANSWER: LandingPageResponse = {
  success: true,
  version: 'draft',
  phase: 'concluded',
  headline_experiment: false,
  proof_page: false,
  server_time: '2025-11-20T18:00:00Z',
  content: LANDING,
};

async function open(answer: LandingPageResponse | null, token = 'admin.1.sig') {
  const shown: LandingPageResponse[] = [];
  const asked: string[] = [];
  const app: RunningApp = { run: () => Promise.resolve(), showContent: (content) => shown.push(content) };
  await showLandingPreview(document.documentElement, {
    token,
    start: () => Promise.resolve(app),
    get: <T>(path: string) => {
      asked.push(path);
      return Promise.resolve(answer as T | null);
    },
  });
  return { shown, asked };
}

describe('the preview of the landing page', () => {
  it('shows the draft behind its token, without the question about cookies (A-182)', async () => {
    const { shown, asked } = await open(ANSWER);
    expect(asked).toEqual(['/api/landing-page/preview?token=admin.1.sig']);
    expect(shown).toEqual([ANSWER]);
    expect(document.documentElement.dataset['consent']).toBe('essential');
  });

  it('says so when the link has ended, and never shows the published page as if it were the draft', async () => {
    document.body.innerHTML = '<main>Published</main>';
    const { shown } = await open(null);
    expect(shown).toEqual([]);
    expect(document.body).toHaveTextContent(/^This preview has ended/);
    expect(document.querySelector('main')).toHaveStyle({ padding: '24px' });
  });

  it('asks nobody where the address has no token', async () => {
    const { asked } = await open(ANSWER, '');
    expect(asked).toEqual([]);
    expect(document.body).toHaveTextContent(/^This preview has ended/);
  });
});
