import {
  adminContentCheckEndpoint,
  adminCreateDiscountOfferEndpoint,
  adminCreateFaqEndpoint,
  adminCreateLegalPageEndpoint,
  adminDeleteFaqEndpoint,
  adminDiscountOffersEndpoint,
  adminEmailTemplatesEndpoint,
  adminFaqsEndpoint,
  adminLegalPagesEndpoint,
  adminPricingPlansEndpoint,
  adminUpdateFaqEndpoint,
  adminUpdatePricingPlanEndpoint,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFaq, aPlan } from '../../../test/cms-items';
import { renderInAdmin } from '../../../test/render-in-admin';
import { CmsTab } from './CmsTab';
import { world, open, panel, openItem, press, type, create, stored } from '../../../test/open-cms';

// What a test leaves typed is kept in the tab.
afterEach(() => sessionStorage.clear());

const nothing = () =>
  new FakeServer()
    .answers(adminLegalPagesEndpoint, { success: true, pages: [] })
    .answers(adminEmailTemplatesEndpoint, { success: true, templates: [] })
    .answers(adminPricingPlansEndpoint, { success: true, plans: [] })
    .answers(adminDiscountOffersEndpoint, { success: true, offers: [] })
    .answers(adminContentCheckEndpoint, { success: true, findings: [] })
    .answers(adminFaqsEndpoint, { success: true, faqs: [] });

describe('the tab CMS', () => {
  it('has four sub-tabs, and opens with the policies (A-191)', async () => {
    renderInAdmin(<CmsTab />, { server: world() });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Legal', 'Email', 'Pricing', 'FAQ']);
    expect(await screen.findByText('Privacy Policy')).toBeVisible();
  });

  it.each([
    ['Legal', 'No legal pages found'],
    ['Email', 'No email templates found'],
    ['Pricing', 'No pricing/offers found'],
    ['FAQ', 'No FAQs found'],
  ])('says of an empty sub-tab %s: %s (A-193)', async (subTab, text) => {
    await open(subTab, nothing());
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says in its place that a list did not load (A-221)', async () => {
    await open('FAQ', world().refuses(adminFaqsEndpoint, 500));
    expect(await screen.findByText('We could not load the FAQs.')).toBeVisible();
  });

  it.each([
    ['Legal', { Status: 'published' }],
    ['Email', { Type: 'transactional' }],
    ['Pricing', { Type: 'pricing_plan', Status: 'active', 'Price in dollars': '0' }],
    ['FAQ', { Category: 'general', Order: '2', Status: 'published' }],
  ])('opens a form for a new item of %s with its defaults (A-192, A-198)', async (subTab, defaults) => {
    await open(subTab);
    await create();
    for (const [label, value] of Object.entries(defaults)) {
      const field = panel().getByLabelText(label, { selector: '[name], [role=combobox]' });
      expect(field.textContent || (field as HTMLInputElement).value).toBe(value);
    }
  });
});

describe('an item', () => {
  it('is collapsed, opens for editing, and is saved with what has changed and the version that was seen (A-192, A-197, A-200)', async () => {
    const server = await open('FAQ');
    server.answers(adminUpdateFaqEndpoint, stored(aFaq()));
    expect(await panel().findByRole('button', { name: /Is it free\?/ })).toHaveAttribute('aria-expanded', 'false');
    expect(panel().queryByLabelText('Answer')).not.toBeInTheDocument();
    await openItem(/Is it free\?/);
    await type('Answer', 'It is.');
    await press('Save');
    expect(await screen.findByText('The item is saved.')).toBeVisible();
    expect(server.bodiesOf(adminUpdateFaqEndpoint)).toEqual([
      { answer: 'It is.', updated_at: '2025-11-01T10:00:00.000Z' },
    ]);
    await waitFor(() => expect(panel().queryByLabelText('Answer')).not.toBeInTheDocument());
    expect(server.callsOf(adminFaqsEndpoint)).toHaveLength(2);
  });

  it('asks before what was typed is thrown away (A-192)', async () => {
    await open('FAQ');
    await openItem(/Is it free\?/);
    await press('Cancel');
    await waitFor(() => expect(panel().queryByLabelText('Answer')).not.toBeInTheDocument());
    await openItem(/Is it free\?/);
    await type('Answer', 'Perhaps.');
    await press('Cancel');
    const question = screen.getByRole('alertdialog', { name: 'Discard your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(panel().getByLabelText('Answer')).toHaveValue('Perhaps.');
  });

  it('is created from its form; an id that is left empty is made by the server (A-194, A-200)', async () => {
    const server = await open('FAQ');
    server.answers(adminCreateFaqEndpoint, stored(aFaq()));
    await create();
    await press('Save');
    expect(panel().getByText('Question is required')).toBeVisible();
    expect(panel().getByLabelText('Question')).toHaveFocus();
    await type('Question', 'Where?');
    await type('Answer', 'Online.');
    await press('Save');
    await waitFor(() =>
      expect(server.bodiesOf(adminCreateFaqEndpoint)).toEqual([
        { question: 'Where?', answer: 'Online.', category: 'general', order: 2, status: 'published', active: true },
      ]),
    );
  });

  it.each([
    [refused('slug_taken'), 'Error saving legal-pages: Another page already uses this slug.'],
    [new Response('', { status: 500 }), 'Error saving legal-pages: Unknown error'],
  ])('that was not saved says why (A-202, A-203)', async (answer, text) => {
    const server = await open('Legal');
    server.on(adminCreateLegalPageEndpoint, () => answer);
    await create();
    for (const label of ['Title', 'Slug', 'Page ID', 'Content']) await type(label, 'press');
    await press('Save');
    expect(await screen.findByText(text)).toBeVisible();
  });

  const confirmDelete = async () => {
    await openItem(/Is it free\?/);
    await press('Delete');
    const question = screen.getByRole('alertdialog', { name: 'Delete “Is it free?”?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  };
  it('is deleted after a question (A-200, A-212)', async () => {
    const server = await open('FAQ');
    server.answers(adminDeleteFaqEndpoint, () => {
      server.answers(adminFaqsEndpoint, { success: true, faqs: [] });
      return { success: true as const, message: 'The item is deleted.' };
    });
    await confirmDelete();
    expect(await screen.findByText('The item is deleted.')).toBeVisible();
    expect(await screen.findByText('No FAQs found')).toBeVisible();
    expect(server.callsOf(adminDeleteFaqEndpoint)[0]?.params).toEqual({ id: 'faq-1' });
  });

  it('that was not deleted says why and stays (A-202)', async () => {
    const server = await open('FAQ');
    server.on(adminDeleteFaqEndpoint, () => refused('not_found'));
    await confirmDelete();
    expect(await screen.findByText('Error deleting faqs: We could not find this.')).toBeVisible();
    expect(panel().getByLabelText('Answer')).toBeVisible();
  });

  it('that a colleague saved meanwhile keeps what both wrote, and lets them choose', async () => {
    const newer = aFaq({ answer: 'Of course.', category: 'vip', updated_at: '2025-11-02T10:00:00.000Z' });
    const server = await open('FAQ');
    server.on(adminUpdateFaqEndpoint, () => refused('edit_conflict'));
    await openItem(/Is it free\?/);
    await type('Answer', 'It is.');
    server.answers(adminFaqsEndpoint, { success: true, faqs: [newer] });
    await press('Save');
    expect(await screen.findByText(/Somebody else saved this item while you were editing/)).toBeVisible();
    expect(panel().getByLabelText('Category')).toHaveValue('vip');
    expect(panel().getByLabelText('Answer')).toHaveValue('It is.');
    await press('Use theirs: Answer');
    expect(panel().getByLabelText('Answer')).toHaveValue('Of course.');
    await type('Answer', 'It is, of course.');
    server.answers(adminUpdateFaqEndpoint, stored(newer));
    await press('Save');
    await waitFor(() =>
      expect(server.bodiesOf(adminUpdateFaqEndpoint).at(-1)).toEqual({
        answer: 'It is, of course.',
        updated_at: newer.updated_at,
      }),
    );
  });
});

describe('plans and offers', () => {
  it('each have calls of their own (A-196, A-201)', async () => {
    const server = await open('Pricing');
    server.on(adminCreateDiscountOfferEndpoint, () => refused('item_id_taken'));
    await create();
    await userEvent.click(panel().getByRole('combobox', { name: 'Type' }));
    await userEvent.click(screen.getByRole('option', { name: 'discount_offer' }));
    await type('Plan or offer ID', 'team-offer');
    await type('Name', 'Team');
    await type('Price in dollars', '12.505');
    await press('Save');
    expect(panel().getByText('Enter dollars, such as 37 or 37.50.')).toBeVisible();
    await type('Price in dollars', '12.50');
    await type('Features', 'One\n\n Two ');
    await press('Save');
    expect(await screen.findByText('Error saving discount-offers: Another item already uses this id.')).toBeVisible();
    expect(server.bodiesOf(adminCreateDiscountOfferEndpoint)).toEqual([
      {
        offer_id: 'team-offer',
        name: 'Team',
        status: 'active',
        price: 12.5,
        original_price: null,
        description: '',
        features: ['One', 'Two'],
        stripe_price_id: null,
        active: true,
      },
    ]);
  });

  it('warn where the price differs from the one that is charged, and can be saved all the same (C-018)', async () => {
    const server = world().answers(adminPricingPlansEndpoint, { success: true, plans: [aPlan({ price: 49 })] });
    await open('Pricing', server);
    server.answers(adminUpdatePricingPlanEndpoint, stored(aPlan()));
    expect(await screen.findByText('Differs from the price book')).toBeVisible();
    await openItem(/VIP/);
    expect(panel().getByText('The price book charges $37. This price is only shown.')).toBeVisible();
    await type('Price in dollars', '37');
    expect(panel().queryByText(/The price book charges/)).not.toBeInTheDocument();
    await type('Price in dollars', '39');
    await press('Save');
    await waitFor(() =>
      expect(server.bodiesOf(adminUpdatePricingPlanEndpoint)).toEqual([{ price: 39, updated_at: aPlan().updated_at }]),
    );
  });
});

it('tells every disagreement of the content with the price book, and checks again (C-001)', async () => {
  const finding = {
    place: 'database, question general-price: answer',
    excerpt: 'VIP costs $48.',
    problem: '"$48" is no figure of the price book or of the stated figures',
    shown: null,
    price_book: null,
  };
  const server = world().answers(adminContentCheckEndpoint, { success: true, findings: [finding] });
  renderInAdmin(<CmsTab />, { server });
  expect(await screen.findByText('question general-price: answer')).toBeVisible();
  expect(screen.getByText(finding.problem)).toBeVisible();
  server.answers(adminContentCheckEndpoint, { success: true, findings: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('The content agrees with the price book')).toBeVisible();
});
