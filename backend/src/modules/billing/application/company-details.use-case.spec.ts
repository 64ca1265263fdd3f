import { unitConfig } from '../../../../test/harness/unit-config.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { CompanyDetailsUseCase } from './company-details.use-case.js';
import { FakeCompanySettings } from './company.fake.js';

const COMPANY = {
  name: 'Summit LLC',
  address: '20 Harbor Road\nPortland',
  taxId: 'EIN 12-3456789',
  note: 'No tax is due.',
};

// M-184
describe('the company on invoices', () => {
  const config = unitConfig();
  let company: CompanyDetailsUseCase;
  beforeEach(() => {
    company = new CompanyDetailsUseCase(new FakeCompanySettings(), new SerialTransactions(), config);
  });

  it('has the address under every mail until another one is set', async () => {
    expect(await company.read()).toEqual({ name: '', address: config.mail.companyAddress, taxId: '', note: '' });
    await company.save(COMPANY);
    expect(await company.read()).toEqual(COMPANY);
  });

  it('answers what was set before a change, for the audit log', async () => {
    const nothing = { name: '', address: '', taxId: '', note: '' };
    expect(await company.save(COMPANY)).toEqual(nothing);
    expect(await company.save({ ...COMPANY, note: '' })).toEqual(COMPANY);
    expect(await company.stored()).toEqual({ ...COMPANY, note: '' });
  });
});
