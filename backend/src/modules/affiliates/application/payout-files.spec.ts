import { payoutsCsv, paypalPayoutFile, type TargetedPayout } from './payout-files.js';

const ALONE = { fromCents: null, actorId: 'ada' };
const PAYOUT: TargetedPayout = {
  id: '3f0c1d9e-aaaa-4bbb-8ccc-0123456789ab',
  period: '2025-12-01',
  status: 'processing',
  amountCents: 123_450,
  affiliateCode: 'AMARA',
  affiliateName: '=Amara "A" Okafor',
  affiliateEmail: '+amara@speakers.test',
  methodId: 'm1',
  approvedBy: null,
  details: { kind: 'paypal', email: '+amara@speakers.test', taxNote: null },
  createdAt: Date.parse('2025-12-01T08:10:00Z'),
  closedAt: null,
};

describe('files of payouts (C-020)', () => {
  it('are safe to open in a spreadsheet', () => {
    expect(payoutsCsv([PAYOUT], ALONE)).toBe(
      '\ufeff"payout_id","period","affiliate_code","name","email","amount_usd","status","created_at",' +
        '"payout_method","paypal_email","account_holder","account_number","routing_code","tax_note","second_approver"\r\n' +
        `"${PAYOUT.id}","2025-12-01","AMARA","'=Amara ""A"" Okafor","'+amara@speakers.test","1234.50","processing","2025-12-01T08:10:00.000Z",` +
        `"paypal","'+amara@speakers.test",,,,,"not_needed"\r\n`,
    );
  });

  it('say nothing of where the money goes that waits for another owner', () => {
    const rule = { fromCents: 100_000, actorId: 'ada' };
    const rest = (payout: TargetedPayout) => payoutsCsv([payout], rule).trimEnd().split('"paypal",')[1];
    expect(rest(PAYOUT)).toBe(',,,,,"needed"');
    expect(rest({ ...PAYOUT, approvedBy: 'ada' })).toBe(',,,,,"given_by_you"');
    expect(rest({ ...PAYOUT, approvedBy: 'bea' })).toBe(`"'+amara@speakers.test",,,,,"given"`);
    expect(rest({ ...PAYOUT, status: 'paid' })).toBe(`"'+amara@speakers.test",,,,,"needed"`);
  });

  it('have what PayPal asks for, line by line: recipient, amount, currency, reference, note, wallet', () => {
    expect(paypalPayoutFile([PAYOUT])).toBe(
      '"+amara@speakers.test",1234.50,USD,3f0c1d9eaaaa4bbb8ccc0123456789,"Growth & Scale Summit commissions for December 2025",PAYPAL\r\n',
    );
    expect(paypalPayoutFile([])).toBe('');
  });

  it('name the account of who is paid by bank, and keep them out of the file for PayPal', () => {
    const account = { holder: 'Amara Okafor', account: 'GB82WEST12345698765432', routing: null, taxNote: 'W-9' };
    const byBank: TargetedPayout = { ...PAYOUT, details: { kind: 'bank', ...account } };
    expect(payoutsCsv([byBank], ALONE)).toContain(
      '"bank",,"Amara Okafor","GB82WEST12345698765432",,"W-9","not_needed"\r\n',
    );
    expect(paypalPayoutFile([byBank, PAYOUT])).toBe(paypalPayoutFile([PAYOUT]));
  });

  it('keep whom nobody can pay out of the file for PayPal, and name no target for a method that cannot be read', () => {
    const nowhere = { kind: 'paypal', email: 'amara-okafor@speakers.summit.test', taxNote: null } as const;
    const unreadable: TargetedPayout = { ...PAYOUT, details: { kind: 'unreadable', taxNote: null } };
    const erased = { ...nowhere, email: 'erased-0123456789abcdef@erased.internal' };
    const unpaid: TargetedPayout[] = [nowhere, erased].map((details) => ({ ...PAYOUT, details }));
    expect(paypalPayoutFile([...unpaid, unreadable, PAYOUT])).toBe(paypalPayoutFile([PAYOUT]));
    expect(payoutsCsv([unreadable], ALONE)).toContain('"unreadable",,,,,,"not_needed"\r\n');
  });
});
