import {
  adminContentCheckEndpoint,
  adminCreateDiscountOfferEndpoint,
  adminCreateEmailTemplateEndpoint,
  adminCreateFaqEndpoint,
  adminCreateLegalPageEndpoint,
  adminDeleteFaqEndpoint,
  adminDiscountOffersEndpoint,
  adminEmailTemplatesEndpoint,
  adminFaqsEndpoint,
  adminLegalPagesEndpoint,
  adminMailValuesEndpoint,
  adminPricingPlansEndpoint,
  adminRestoreEmailTemplateEndpoint,
  adminTestEmailTemplateEndpoint,
  adminUpdateEmailTemplateEndpoint,
  adminUpdateFaqEndpoint,
  adminUpdatePricingPlanEndpoint,
  type FaqItem,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFaq, aLegalPage, aMail, aPlan } from '../../../test/cms-items';
import { renderInAdmin } from '../../../test/render-in-admin';
import { CmsTab } from './CmsTab';

const world = ({ faqs = [aFaq()] }: { faqs?: FaqItem[] } = {}) =>
  new FakeServer()
    .answers(adminLegalPagesEndpoint, { success: true, pages: [aLegalPage()] })
    .answers(adminEmailTemplatesEndpoint, { success: true, templates: [aMail()] })
    .answers(adminPricingPlansEndpoint, { success: true, plans: [aPlan()] })
    .answers(adminDiscountOffersEndpoint, { success: true, offers: [] })
    .answers(adminContentCheckEndpoint, { success: true, findings: [] })
    .answers(adminFaqsEndpoint, { success: true, faqs });
const nothing = () =>
  new FakeServer()
    .answers(adminLegalPagesEndpoint, { success: true, pages: [] })
    .answers(adminEmailTemplatesEndpoint, { success: true, templates: [] })
    .answers(adminPricingPlansEndpoint, { success: true, plans: [] })
    .answers(adminDiscountOffersEndpoint, { success: true, offers: [] })
    .answers(adminContentCheckEndpoint, { success: true, findings: [] })
    .answers(adminFaqsEndpoint, { success: true, faqs: [] });

const open = async (subTab: string, server = world()) => {
  renderInAdmin(<CmsTab />, { server });
  await userEvent.click(screen.getByRole('tab', { name: subTab }));
  return server;
};
const panel = () => within(screen.getByRole('tabpanel'));
const openItem = async (name: RegExp) => userEvent.click(await panel().findByRole('button', { name }));
const press = (name: string) => userEvent.click(panel().getByRole('button', { name }));
const type = async (label: string, text: string) => {
  const field = panel().getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const create = async () => {
  const button = await panel().findByRole('button', { name: 'Create New' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
const stored = <Item extends object>(item: Item) => ({ success: true as const, message: 'The item is saved.', item });

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

//
describe('a mail', () => {
  it('is shown as it would go out, while it is written', async () => {
    await open('Email');
    await openItem(/Already a member/);
    expect(panel().getByText('Preview: Hello Amara Okafor')).toBeVisible();
    const frame = panel().getByTitle('The mail as it looks');
    // No scripts, no windows, no forms, and no link that would lead the frame elsewhere.
    expect(frame).toHaveAttribute('sandbox', '');
    const html = frame.getAttribute('srcdoc') ?? '';
    expect(html).toContain('Come in: ');
    expect(html).toContain('<base target="_blank">');
    expect(frame).toHaveStyle({ width: '390px' });
    await press('Desktop');
    expect(frame).toHaveStyle({ width: '1280px' });
    await type('Body', 'Dear {{name}}, <b>welcome</b>');
    expect(panel().getByRole('region', { name: 'Preview' })).toHaveTextContent('Dear Amara Okafor, <b>welcome</b>');
    expect(panel().getByText('{{login_url}}')).toBeInTheDocument();
    expect(panel().getByRole('combobox', { name: 'Type' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is shown with the data of one person, and says why it can not be', async () => {
    const server = await open('Email');
    await openItem(/Already a member/);
    const email = panel().getByLabelText('Preview with the data of');
    await userEvent.type(email, 'no address{Enter}');
    expect(panel().getByText('Enter an email address, for example ops@company.com')).toBeVisible();
    server.on(adminMailValuesEndpoint, () => refused('person_unknown'));
    await type('Preview with the data of', 'nobody@example.com');
    await press('Show');
    expect(await panel().findByText('Nothing is stored about this address.')).toBeVisible();
    const values = { name: 'Noor Haddad', order_id: 'not of this mail' };
    server.answers(adminMailValuesEndpoint, { success: true, values });
    await type('Preview with the data of', 'noor@example.com');
    await userEvent.keyboard('{Enter}');
    expect(await panel().findByText('Preview: Hello Noor Haddad')).toBeVisible();
    expect(panel().getByText(/^With what we know of noor@example\.com; the rest/)).toBeVisible();
    expect(server.bodiesOf(adminMailValuesEndpoint).at(-1)).toEqual({
      email: 'noor@example.com',
      template_id: 'vip-already-member',
    });
    await press('Back to example values');
    expect(panel().getByText('Preview: Hello Amara Okafor')).toBeVisible();
    expect(server.callsOf(adminUpdateEmailTemplateEndpoint)).toEqual([]);
  });

  it('names variables that it does not have, before and after the server has refused them', async () => {
    const server = await open('Email');
    const fields = { body: 'This mail has no variable {{nmae}}.' };
    server.on(adminUpdateEmailTemplateEndpoint, () => refused('mail_variable_unknown', { fields }));
    await openItem(/Already a member/);
    await type('Body', 'Dear {{nmae}}');
    expect(panel().getByText(/^This mail has no variable \{\{nmae\}\}\. It/)).toBeVisible();
    await press('Save');
    expect(await screen.findByText(/^Error saving email-templates: The text names a variable/)).toBeVisible();
    expect(panel().getByText('This mail has no variable {{nmae}}.')).toBeVisible();
    expect(panel().getByLabelText('Body')).toHaveFocus();
  });

  it('is tried out, and restored after a question', async () => {
    const server = await open('Email');
    server.answers(adminTestEmailTemplateEndpoint, { success: true, message: 'The mail is on its way to you.' });
    const answer = { ...stored(aMail()), message: 'The built-in text is back.', unknown_variables: [] };
    server.answers(adminRestoreEmailTemplateEndpoint, answer);
    await openItem(/Already a member/);
    await press('Send me a test');
    expect(await screen.findByText('The mail is on its way to you.')).toBeVisible();
    await press('Restore the default');
    const question = screen.getByRole('alertdialog', { name: 'Restore the built-in text?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Restore the default' }));
    await waitFor(() => expect(server.callsOf(adminRestoreEmailTemplateEndpoint)).toHaveLength(1));
    await waitFor(() => expect(server.callsOf(adminEmailTemplatesEndpoint)).toHaveLength(2));
  });

  it('that the product does not send says which names nobody fills', async () => {
    const server = await open('Email');
    const answer = { ...stored(aMail({ sends: 'nothing' })), unknown_variables: ['offer'] };
    server.answers(adminCreateEmailTemplateEndpoint, answer);
    await create();
    await type('Name', 'News');
    await type('Subject', 'News');
    await type('Body', 'Take {{offer}}, {{name}}');
    await type('Variables', 'name');
    await press('Save');
    expect(await screen.findByText('Saved. Nobody fills {{offer}}.')).toBeVisible();
    expect(server.bodiesOf(adminCreateEmailTemplateEndpoint)).toEqual([
      {
        name: 'News',
        subject: 'News',
        type: 'transactional',
        body: 'Take {{offer}}, {{name}}',
        variables: ['name'],
        active: true,
      },
    ]);
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
