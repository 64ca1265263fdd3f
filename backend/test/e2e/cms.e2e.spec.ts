import type {
  AdminEmailTemplatesResponse,
  AdminFaqsResponse,
  AdminLegalPagesResponse,
  AdminPricingPlansResponse,
  CmsItemAnswer,
  ContentCheckResponse,
  FaqItem,
  FaqsResponse,
  OfferFilmsResponse,
  SaveOfferFilmsResponse,
  LegalPageItem,
  PricingPlanItem,
} from '@summit/contracts';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { DataSource } from 'typeorm';
import { importEmailTemplates } from '../../src/modules/cms/import-email-templates.js';
import { importFaqs } from '../../src/modules/cms/import-faqs.js';
import { importLegalPages } from '../../src/modules/cms/import-legal-pages.js';
import { importPricingItems } from '../../src/modules/cms/import-pricing-items.js';
import { signInAdmin } from '../harness/admin.js';
import { eventually, json, read, startApp, type RunningApp } from '../harness/running-app.js';

const NOTHING = '00000000-0000-4000-8000-000000000000';
const BODIES = {
  'legal-pages': { page_id: 'press', title: 'Press', slug: 'press', content: 'Write to us.' },
  'email-templates': { template_id: 'note', name: 'Note', subject: 'Hello', body: 'Hello there.' },
  'pricing-plans': { plan_id: 'team', name: 'Team' },
  'discount-offers': { offer_id: 'team-offer', name: 'Team offer' },
  faqs: { question: 'Where is it?', answer: 'Online.' },
};
const VIP_PRICE = formatUsd(PRICE_BOOK.vip.early);
const RESOURCES = Object.keys(BODIES) as (keyof typeof BODIES)[];

describe('the CMS in the back office', () => {
  let running: RunningApp;
  let admin: { authorization: string };
  beforeAll(async () => {
    running = await startApp();
    admin = await signInAdmin(running);
    const dataSource = running.app.get(DataSource);
    await importLegalPages(dataSource);
    await importEmailTemplates(dataSource);
    await importPricingItems(dataSource);
    await importFaqs(dataSource);
  });
  afterAll(() => running.stop());

  const send = (method: string, path: string, body?: unknown) =>
    running.fetch(
      `/api/admin/${path}`,
      body === undefined ? { method, headers: admin } : { ...json(body, admin), method },
    );
  const outcome = async (response: Promise<Response>) => {
    const answer = await response;
    return [answer.status, (await read(answer)).code ?? 'ok'];
  };
  const listOf = async <Item>(resource: string): Promise<Item[]> => {
    const { success: _success, ...answer } = await read<Record<string, unknown>>(send('GET', resource));
    return Object.values(answer)[0] as Item[];
  };
  const lastAudit = async () =>
    (
      await running.rows<{ details: { before: Record<string, unknown>; after: Record<string, unknown> } }>(
        'select details from audit_entry order by id desc limit 1',
      )
    )[0]!.details;
  const published = async () => (await read<FaqsResponse>(running.fetch('/api/faqs'))).faqs;

  it('lists what is stored under the documented names (A-199, A-201)', async () => {
    expect((await read<AdminLegalPagesResponse>(send('GET', 'legal-pages'))).pages).toHaveLength(8);
    const { templates } = await read<AdminEmailTemplatesResponse>(send('GET', 'email-templates'));
    expect(templates.every(({ sends }) => sends === 'built_in_text')).toBe(true);
    const { plans } = await read<AdminPricingPlansResponse>(send('GET', 'pricing-plans'));
    expect(plans[0]).toMatchObject({ plan_id: 'vip', offer_id: 'vip', item_type: 'pricing_plan', status: 'active' });
    expect((await listOf<{ offer_id: string }>('discount-offers')).map(({ offer_id }) => offer_id)).toContain(
      'vip-offer',
    );
    expect((await read<AdminFaqsResponse>(send('GET', 'faqs'))).faqs.length).toBeGreaterThan(20);
  });

  it('creates with the documented defaults (A-194..A-198)', async () => {
    const created: Record<string, object> = {};
    for (const resource of RESOURCES) {
      const { item } = await read<CmsItemAnswer<{ id: string }>>(send('POST', resource, BODIES[resource]));
      created[resource] = item;
    }
    expect(created['legal-pages']).toMatchObject({ status: 'published', active: true, meta_description: '' });
    expect(created['email-templates']).toMatchObject({
      type: 'transactional',
      template_name: 'Note',
      variables: [],
      sends: 'nothing',
    });
    expect(created['pricing-plans']).toMatchObject({
      item_type: 'pricing_plan',
      price: 0,
      original_price: null,
      status: 'active',
      features: [],
      charged_price: null,
    });
    expect(created['discount-offers']).toMatchObject({ item_type: 'discount_offer', offer_id: 'team-offer' });
    const general = (await listOf<FaqItem>('faqs')).filter(({ category }) => category === 'general');
    expect(created['faqs']).toMatchObject({
      faq_id: 'general-where-is-it',
      category: 'general',
      order: general.length,
      display_order: general.length,
      status: 'published',
    });
  });

  it.each(RESOURCES)(
    'updates, guards against a version that nobody has seen, and deletes: %s (A-200, A-005)',
    async (resource) => {
      const [item] = (await listOf<{ id: string; updated_at: string; active: boolean }>(resource)).slice(-1);
      const path = `${resource}/${item!.id}`;
      expect((await send('PUT', path, { active: false, updated_at: item!.updated_at })).status).toBe(200);
      expect(await lastAudit()).toMatchObject({ before: { active: true }, after: { active: false } });
      expect(await outcome(send('PUT', path, { active: true, updated_at: item!.updated_at }))).toEqual([
        409,
        'edit_conflict',
      ]);
      expect(await outcome(send('PUT', path, { active: true }))).toEqual([200, 'ok']);

      expect((await send('DELETE', path)).status).toBe(200);
      expect(await lastAudit()).toMatchObject({ before: { id: item!.id }, after: null });
      expect(await outcome(send('DELETE', path))).toEqual([404, 'not_found']);
      expect(await outcome(send('PUT', path, { active: true }))).toEqual([404, 'not_found']);
      expect(await outcome(send('PUT', `${resource}/${NOTHING}`, {}))).toEqual([404, 'not_found']);
    },
  );

  it('lets one of two operators save who began with the same version', async () => {
    const [{ id, updated_at }] = (await listOf<FaqItem>('faqs')) as [FaqItem];
    const saves = ['One', 'Two'].map((answer) => outcome(send('PUT', `faqs/${id}`, { answer, updated_at })));
    expect((await Promise.all(saves)).map(([status]) => status).sort()).toEqual([200, 409]);
  });

  it('accepts either name of a field, the one that changes it, and answers both (C-095)', async () => {
    const [faq] = (await listOf<FaqItem>('faqs')) as [FaqItem];
    const saved = (body: object) => read<CmsItemAnswer<FaqItem>>(send('PUT', `faqs/${faq.id}`, body));
    expect((await saved({ display_order: 71 })).item).toMatchObject({ order: 71, display_order: 71 });
    expect((await saved({ order: 72, display_order: 71 })).item).toMatchObject({ order: 72, display_order: 72 });
    expect((await saved({ order: 72, display_order: 73 })).item).toMatchObject({ order: 73, display_order: 73 });
  });

  it('stores lines with one kind of line break, wherever they were written', async () => {
    const [page] = (await listOf<LegalPageItem>('legal-pages')) as [LegalPageItem];
    const written = await read<CmsItemAnswer<LegalPageItem>>(
      send('PUT', `legal-pages/${page.id}`, { content: '# One\r\n\r\ntwo\rthree\r\n' }),
    );
    expect(written.item.content).toBe('# One\n\ntwo\nthree');
    await read(send('PUT', `legal-pages/${page.id}`, { content: page.content }));
  });

  it.each([
    ['legal-pages', { ...BODIES['legal-pages'], page_id: 'another', slug: 'privacy-policy' }, 409, 'slug_taken'],
    ['legal-pages', { ...BODIES['legal-pages'], page_id: 'privacy-policy' }, 409, 'item_id_taken'],
    ['legal-pages', { ...BODIES['legal-pages'], slug: 'No Spaces' }, 400, 'item_id_invalid'],
    ['legal-pages', { ...BODIES['legal-pages'], title: ' ' }, 400, 'item_fields_required'],
    ['legal-pages', { ...BODIES['legal-pages'], content: 'Only {vip.prise}.' }, 400, 'text_figure_unknown'],
    ['legal-pages', { ...BODIES['legal-pages'], status: 'secret' }, 400, 'validation_failed'],
    ['faqs', { question: 'And?', answer: 'It costs {vip.prise}.' }, 400, 'text_figure_unknown'],
    ['faqs', { question: 'And?', answer: 'Yes.', order: 1.5 }, 400, 'item_order_invalid'],
    ['faqs', { question: 'x'.repeat(301), answer: 'Yes.' }, 400, 'item_text_too_long'],
    ['faqs', { question: 'And?', answer: null }, 400, 'item_fields_required'],
    ['pricing-plans', { ...BODIES['pricing-plans'], price: 1.001 }, 400, 'item_price_invalid'],
    ['pricing-plans', { ...BODIES['pricing-plans'], price: -1 }, 400, 'item_price_invalid'],
    ['pricing-plans', { ...BODIES['pricing-plans'], plan_id: 'vip-offer' }, 409, 'item_id_taken'],
    ['pricing-plans', { ...BODIES['pricing-plans'], item_type: 'discount_offer' }, 400, 'validation_failed'],
    ['email-templates', { ...BODIES['email-templates'], name: undefined }, 400, 'item_fields_required'],
    ['email-templates', { ...BODIES['email-templates'], body: '[x](javascript:alert)' }, 400, 'mail_text_invalid'],
    ['email-templates', { ...BODIES['email-templates'], type: 'spam' }, 400, 'validation_failed'],
  ])('refuses in %s: %j', async (resource, body, status, code) => {
    expect(await outcome(send('POST', resource, body))).toEqual([status, code]);
  });

  it('takes a deleted page, draft or inactive one off the public call, and serves an edited one (A-203, C-094)', async () => {
    const pages = await listOf<LegalPageItem>('legal-pages');
    const { id } = pages.find(({ page_id }) => page_id === 'cookie-policy')!;
    const ask = async () => (await running.fetch('/api/legal-pages/cookie-policy')).status;
    await send('PUT', `legal-pages/${id}`, { status: 'draft' });
    expect(await ask()).toBe(404);
    await send('PUT', `legal-pages/${id}`, { status: 'published', active: false });
    expect(await ask()).toBe(404);
    await send('PUT', `legal-pages/${id}`, { active: true, title: 'Biscuits' });
    const answer = await read<{ page: { title: string } }>(running.fetch('/api/legal-pages/cookie-policy'));
    expect(answer.page.title).toBe('Biscuits');
    // The next start brings the bundle again: what was saved stays, what was deleted stays away.
    await send('DELETE', `legal-pages/${id}`);
    await importLegalPages(running.app.get(DataSource));
    expect(await ask()).toBe(404);
  });

  it('serves published questions in their order with amounts filled in, and an edit at once (A-203, C-094)', async () => {
    const body = { question: 'What is it?', answer: 'VIP costs {vip.early}.', category: 'testing' };
    const { item } = await read<CmsItemAnswer<FaqItem>>(send('POST', 'faqs', body));
    const ours = async () => {
      const { faqs } = await read<FaqsResponse>(running.fetch('/api/faqs?category=testing'));
      return faqs.map(({ answer }) => answer);
    };
    await eventually(async () => (await ours())[0] === `VIP costs ${VIP_PRICE}.`);
    await send('POST', 'faqs', { ...body, question: 'And first?', answer: 'This.', order: 0 });
    await eventually(async () => (await ours())[0] === 'This.');
    expect((await published()).length).toBeGreaterThan(2);
    for (const change of [{ status: 'draft' }, { status: 'published', active: false }]) {
      await send('PUT', `faqs/${item.id}`, change);
      await eventually(async () => (await ours()).length === 1);
      await send('PUT', `faqs/${item.id}`, { status: 'published', active: true });
      await eventually(async () => (await ours()).length === 2);
    }
  });

  it('keeps a price that differs as copy, beside the one that is charged (C-018)', async () => {
    const plans = await listOf<PricingPlanItem>('pricing-plans');
    const vip = plans.find(({ plan_id }) => plan_id === 'vip')!;
    expect(vip.price).toBe(vip.charged_price);
    const { item } = await read<CmsItemAnswer<PricingPlanItem>>(
      send('PUT', `pricing-plans/${vip.id}`, { price: 49.5 }),
    );
    expect(item).toMatchObject({ price: 49.5, charged_price: vip.charged_price });
    expect(await running.rows('select price_cents from pricing_item where id = $1', [vip.id])).toEqual([
      { price_cents: 4950 },
    ]);
    // A plan is not reached on the path of the offers.
    expect(await outcome(send('PUT', `discount-offers/${vip.id}`, { price: 1 }))).toEqual([404, 'not_found']);
  });

  it('lists every disagreement of stored content with its place (C-001, C-018)', async () => {
    const findings = async () => (await read<ContentCheckResponse>(send('GET', 'content-check'))).findings;
    const [offer] = await listOf<PricingPlanItem>('discount-offers');
    await send('PUT', `discount-offers/${offer!.id}`, { price: 48.13 });
    const { item } = await read<CmsItemAnswer<FaqItem>>(
      send('POST', 'faqs', { faq_id: 'wrong', question: 'How much?', answer: 'VIP costs $48.13.' }),
    );
    expect(await findings()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          place: `database, pricing item ${offer!.offer_id}: price`,
          shown: '$48.13',
          price_book: VIP_PRICE,
        }),
        expect.objectContaining({
          place: 'database, question wrong: answer',
          excerpt: 'VIP costs $48.13.',
          problem: expect.stringContaining('"$48.13"') as string,
        }),
      ]),
    );
    await send('PUT', `faqs/${item.id}`, { answer: 'VIP costs {vip.early}.' });
    expect((await findings()).map(({ place }) => place)).not.toContain('database, question wrong: answer');
  });

  // F-127, F-148, F-166
  it('keeps of the films of the offer pages what a frame may show, and gives them to the pages', async () => {
    const shown = async () => (await read<OfferFilmsResponse>(running.fetch('/api/offer-films'))).films;
    const none = { vip: null, implementation: null, dfy: null };
    expect(await shown()).toEqual(none);
    const vip = '<iframe src="https://player.vimeo.com/video/76979871?h=ab12cd34ef" onload="alert(1)"></iframe>';
    const { films } = await read<SaveOfferFilmsResponse>(
      send('PUT', 'offer-films', { ...none, vip, dfy: 'https://youtu.be/dQw4w9WgXcQ' }),
    );
    expect(films).toEqual({
      vip: 'https://player.vimeo.com/video/76979871?h=ab12cd34ef',
      implementation: null,
      dfy: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    });
    await eventually(async () => (await shown()).vip === films.vip);
    for (const wrong of ['https://evil.example/1', 'javascript:alert(1)', 5, 'x'.repeat(5_000)])
      expect(await outcome(send('PUT', 'offer-films', { ...films, vip: wrong }))).toEqual([400, 'offer_film_invalid']);
    expect((await read<OfferFilmsResponse>(send('GET', 'offer-films'))).films).toEqual(films);
    expect(await outcome(send('PUT', 'offer-films', {}))).toEqual([400, 'validation_failed']);
    const other = await read<SaveOfferFilmsResponse>(send('PUT', 'offer-films', { dfy: null }));
    expect(other.films).toEqual({ ...films, dfy: null });
    await send('PUT', 'offer-films', none);
    await eventually(async () => (await shown()).vip === null);
  });
});
