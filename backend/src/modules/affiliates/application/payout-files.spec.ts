import { payoutsCsv, paypalPayoutFile } from './payout-files.js';
import type { PayoutRow } from './payouts.port.js';

const PAYOUT: PayoutRow = {
  id: '3f0c1d9e-aaaa-4bbb-8ccc-0123456789ab',
  period: '2025-12-01',
  status: 'processing',
  amountCents: 123_450,
  affiliateCode: 'AMARA',
  affiliateName: '=Amara "A" Okafor',
  affiliateEmail: '+amara@speakers.test',
  createdAt: Date.parse('2025-12-01T08:10:00Z'),
  closedAt: null,
};

describe('files of payouts (C-020)', () => {
  it('are safe to open in a spreadsheet', () => {
    expect(payoutsCsv([PAYOUT])).toBe(
      '\ufeff"payout_id","period","affiliate_code","name","email","amount_usd","status","created_at"\r\n' +
        `"${PAYOUT.id}","2025-12-01","AMARA","'=Amara ""A"" Okafor","'+amara@speakers.test","1234.50","processing","2025-12-01T08:10:00.000Z"\r\n`,
    );
  });

  it('have what PayPal asks for, line by line: recipient, amount, currency, reference, note, wallet', () => {
    expect(paypalPayoutFile([PAYOUT])).toBe(
      '"+amara@speakers.test",1234.50,USD,3f0c1d9eaaaa4bbb8ccc0123456789,"Growth & Scale Summit commissions for December 2025",PAYPAL\r\n',
    );
    expect(paypalPayoutFile([])).toBe('');
  });
});
