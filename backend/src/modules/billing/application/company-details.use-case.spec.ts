import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FakeSettings } from '../../../platform/settings/settings.fake.js';
import { CompanyDetailsUseCase } from './company-details.use-case.js';

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
    company = new CompanyDetailsUseCase(new FakeSettings(), config);
  });

  const first = { name: 'Growth & Scale Summit', address: '', taxId: '', note: '' };

  it('has the address under every mail until another one is set', async () => {
    expect(await company.read()).toEqual({ ...first, address: config.mail.companyAddress });
    await company.save(COMPANY);
    expect(await company.read()).toEqual(COMPANY);
  });

  it('answers what was set before a change and what is now, for the audit log', async () => {
    expect(await company.save(COMPANY)).toEqual({ before: first, after: COMPANY });
    const after = { ...COMPANY, note: '' };
    expect(await company.save({ note: '' })).toEqual({ before: COMPANY, after });
    expect(await company.stored()).toEqual(after);
  });

  it('keeps what another owner has set meanwhile, where only something else is changed', async () => {
    await company.save({ name: 'Summit LLC' });
    await company.save({ taxId: 'EIN 12-3456789' });
    expect(await company.stored()).toEqual({ ...first, name: 'Summit LLC', taxId: 'EIN 12-3456789' });
    await expect(company.save({})).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
