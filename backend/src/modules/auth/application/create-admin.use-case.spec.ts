import { authKit } from '../../../../test/harness/auth-kit.js';
import { InMemoryAdminAccounts } from './admin-accounts.fake.js';
import { CreateAdminUseCase } from './create-admin.use-case.js';

const GOOD = 'ridge walker at dawn';

describe('making an administrator', () => {
  const accounts = new InMemoryAdminAccounts();
  const { clock, policy, hasher } = authKit();
  const create = (email: string, password: string) =>
    new CreateAdminUseCase(accounts, clock, policy, hasher).execute({ email, password });

  it.each([
    ['amara', GOOD, 'email_invalid'],
    ['amara@summit.test', 'short', 'password_too_short'],
    ['amara@summit.test', 'qwertyuiop12', 'password_too_common'],
    ['amara@summit.test', 'Amara@summit.test', 'password_own_name'],
    [' Amara@Summit.test', GOOD, 'created'],
    ['amara@summit.test', GOOD, 'exists'],
  ])('for %p with %p: %s', async (email, password, outcome) => {
    expect(await create(email, password)).toBe(outcome);
  });

  it('keeps the address as it is compared, and a hash', () => {
    expect(accounts.accounts).toMatchObject([{ email: 'amara@summit.test', passwordHash: `hash of ${GOOD}` }]);
  });
});
