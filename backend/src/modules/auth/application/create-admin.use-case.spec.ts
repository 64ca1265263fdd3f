import { authKit } from '../../../../test/harness/auth-kit.js';
import { InMemoryAdminAccounts } from './admin-accounts.fake.js';
import { CreateAdminUseCase } from './create-admin.use-case.js';

const GOOD = 'ridge walker at dawn';

describe('making an administrator', () => {
  let accounts: InMemoryAdminAccounts;
  let useCase: CreateAdminUseCase;
  beforeEach(() => {
    const { clock, policy, hasher } = authKit();
    accounts = new InMemoryAdminAccounts();
    useCase = new CreateAdminUseCase(accounts, clock, policy, hasher);
  });
  const create = (email: string, password: string) => useCase.execute({ email, password });

  it.each([
    ['amara', GOOD, 'email_invalid'],
    ['amara@summit.test', 'short', 'password_too_short'],
    ['amara@summit.test', 'qwertyuiop12', 'password_too_common'],
    ['amara@summit.test', 'Amara@summit.test', 'password_own_name'],
    [' Amara@Summit.test', GOOD, 'created'],
  ])('for %p with %p: %s', async (email, password, outcome) => {
    expect(await create(email, password)).toBe(outcome);
  });

  it('keeps the address as it is compared, and a hash, once', async () => {
    await create(' Amara@Summit.test', GOOD);
    expect(await create('amara@summit.test', `${GOOD} again`)).toBe('exists');
    expect(accounts.accounts).toMatchObject([
      { id: expect.any(String), email: 'amara@summit.test', passwordHash: `hash of ${GOOD}` },
    ]);
  });
});
