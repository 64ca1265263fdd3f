import { FakeMails } from '../../../../test/harness/fake-mails.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { Links } from '../../../platform/links/links.js';
import type { CreditedSale } from './sale-mails.port.js';
import { NotifyOfSaleUseCase } from './notify-of-sale.use-case.js';

const SALE: CreditedSale = {
  affiliateId: 'a1',
  name: 'Amara',
  email: 'amara@speakers.test',
  product: 'vip',
  earnedCents: 1_850,
  creditedAt: Date.parse('2025-11-20T05:00:00Z'),
};

describe('the mail about a credited sale', () => {
  const mails = new FakeMails();
  const sales = { wantedSale: async (orderId: string) => (orderId === 'o1' ? SALE : null) };
  const tell = new NotifyOfSaleUseCase({ transaction: (work) => work({}) }, sales, mails, new Links(unitConfig()));

  it('says what was bought and earned on which Pacific day, once, and never who bought (C-063)', async () => {
    for (const orderId of ['o1', 'o1', 'nobody wants to hear of this one']) await tell.execute(orderId);
    expect(mails.queued).toEqual([
      {
        key: 'affiliate-sale:o1',
        template: 'affiliate-sale',
        recipient: 'amara@speakers.test',
        values: {
          name: 'Amara',
          product_name: expect.stringContaining('VIP'),
          commission: '$18.50',
          credited_on: '19 November 2025',
          dashboard_url: expect.stringContaining('/speaker/dashboard'),
        },
      },
    ]);
  });
});
