import {
  promptAnalyticsEndpoint,
  promptAttemptsEndpoint,
  promptAttemptsExportEndpoint,
  type PromptAccessEntry,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { SuperPromptsTab } from './SuperPromptsTab';

const ANN: PromptAccessEntry = {
  email: 'ann@example.com',
  validated: true,
  disclaimer_accepted: true,
  total_prompts_viewed: 7,
  timestamp: '2025-11-06T20:00:00.000Z',
};
const ZED: PromptAccessEntry = {
  ...ANN,
  email: 'zed@example.com',
  validated: false,
  disclaimer_accepted: false,
  total_prompts_viewed: 0,
};

const world = (rows: PromptAccessEntry[] = [ANN, ZED]) =>
  new FakeServer()
    .answers(promptAnalyticsEndpoint, {
      success: true,
      analytics: {
        total_access_attempts: 1_204,
        successful_access: 1_100,
        failed_access: 104,
        unique_users: 830,
        total_prompts_viewed: 4_316,
        average_prompts_per_user: 5.2,
      },
      recent_access: rows,
      public_url: 'https://members.summit.example/500-super-prompts',
    })
    .answers(promptAttemptsEndpoint, ({ query }) => ({
      success: true as const,
      total: query['search'] ? 0 : 1_204,
      data: query['search'] ? [] : rows,
    }))
    .answers(promptAttemptsExportEndpoint, {
      name: 'prompt_attempts.csv',
      type: 'text/csv',
      bytes: new TextEncoder().encode('email').buffer as ArrayBuffer,
    });

describe('the tab of the prompt library', () => {
  it('has the six figures (A-150) and leads to the public page (A-149)', async () => {
    renderInAdmin(<SuperPromptsTab />, { server: world() });
    await screen.findByText('830');
    const figures = screen.getByRole('region', { name: 'Prompt analytics' });
    expect([...figures.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Access attempts',
      'Successful',
      'Failed',
      'Unique users',
      'Prompts viewed',
      'Average per user',
    ]);
    for (const figure of ['1,204', '1,100', '104', '830', '4,316', '5.2']) {
      expect(figures).toHaveTextContent(figure);
    }
    expect(screen.getByRole('link', { name: /^Open the prompts page/ })).toHaveAttribute(
      'href',
      'https://members.summit.example/500-super-prompts',
    );
  });

  it('lists the last 50 attempts with what came of each (A-149, A-151)', async () => {
    const { server } = renderInAdmin(<SuperPromptsTab />, { server: world() });
    expect(await screen.findByText('ann@example.com')).toBeVisible();
    expect(screen.getByText('Validated')).toBeVisible();
    expect(screen.getByText('zed@example.com')).toBeVisible();
    expect(screen.getAllByText('Nov 6, 2025, 12:00 PM PST')).toHaveLength(2);
    expect(screen.getByText('1–50 of 1,204')).toBeVisible();
    expect(server.callsOf('promptAttempts')[0]?.query).toEqual({ limit: '50', skip: '0' });
  });

  it('filters by address and outcome, from the first page', async () => {
    const { server, place } = renderInAdmin(<SuperPromptsTab />, { server: world() });
    await screen.findByText('ann@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'Refused');
    await waitFor(() =>
      expect(server.callsOf('promptAttempts').at(-1)?.query).toEqual({ limit: '50', skip: '0', outcome: 'refused' }),
    );
    expect(place()).toBe('/admin/dashboard?outcome=refused');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the attempts' }), 'zz ');
    expect(await screen.findByText('No attempt matches')).toBeVisible();
  });

  it('exports what is listed', async () => {
    const { server, saved } = renderInAdmin(<SuperPromptsTab />, {
      server: world(),
      at: '/admin/dashboard?outcome=accepted',
    });
    await screen.findByText('ann@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['prompt_attempts.csv']));
    expect(server.callsOf('promptAttemptsExport')[0]?.query).toEqual({ outcome: 'accepted' });
  });

  it('says when nobody came, and when it did not load', async () => {
    const server = world([]).answers(promptAttemptsEndpoint, { success: true, total: 0, data: [] });
    server.refuses(promptAnalyticsEndpoint, 500);
    renderInAdmin(<SuperPromptsTab />, { server });
    expect(await screen.findByText('Nobody has asked for the prompts yet')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the prompt analytics.');
  });
});
