import { DAY_MS } from '@summit/rules';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { RegisterUseCase, type RegisterCommand } from './register.use-case.js';
import { InMemoryRegistrants } from './registrants.fake.js';

describe('RegisterUseCase', () => {
  const now = Date.parse('2025-11-20T18:00:00Z');
  let registrants: InMemoryRegistrants;
  let sut: RegisterUseCase;
  let clock: FixedClock;
  beforeEach(() => {
    clock = new FixedClock(now);
    registrants = new InMemoryRegistrants();
    sut = new RegisterUseCase(registrants, clock);
  });
  const command = (overrides: Partial<RegisterCommand> = {}): RegisterCommand => ({
    name: 'Zoe',
    email: 'zoe@example.com',
    phone: null,
    referralCode: null,
    invitedWith: null,
    source: null,
    idempotencyKey: null,
    visitor: null,
    ...overrides,
  });

  it('stores the registrant with a new id and an unguessable invite token', async () => {
    const first = await sut.execute(command());
    const second = await sut.execute(command({ email: 'kai@example.com' }));
    expect(registrants.stored).toHaveLength(2);
    expect(first).toMatchObject({ email: 'zoe@example.com', createdAt: now });
    expect(first.inviteToken).toMatch(/^[\w-]{22}$/);
    expect(first.inviteToken).not.toBe(second.inviteToken);
  });

  it('refuses an address that is registered', async () => {
    await sut.execute(command());
    await expect(sut.execute(command({ name: 'Other' }))).rejects.toMatchObject({
      code: 'already_registered',
      status: 400,
    });
  });

  it('gives a retry with the same key the first answer', async () => {
    const first = await sut.execute(command({ idempotencyKey: 'attempt-1' }));
    const retry = await sut.execute(command({ idempotencyKey: 'attempt-1' }));
    expect(retry.id).toBe(first.id);
    expect(registrants.stored).toHaveLength(1);
  });

  it('knows the repeat of an answered request, for as long as the answer is kept', async () => {
    const answered = command({ idempotencyKey: 'attempt-1' });
    expect(await sut.wasAnswered(answered)).toBe(false);
    await sut.execute(answered);
    expect(await sut.wasAnswered(answered)).toBe(true);
    expect(await sut.wasAnswered({ ...answered, name: 'Other' })).toBe(false);
    expect(await sut.wasAnswered({ ...answered, idempotencyKey: 'attempt-2' })).toBe(false);
    expect(await sut.wasAnswered({ ...answered, idempotencyKey: null })).toBe(false);
    clock.advance(DAY_MS);
    expect(await sut.wasAnswered(answered)).toBe(false);
  });

  it('refuses a key that was used for other data', async () => {
    await sut.execute(command({ idempotencyKey: 'attempt-1' }));
    await expect(sut.execute(command({ name: 'Other', idempotencyKey: 'attempt-1' }))).rejects.toMatchObject({
      code: 'idempotency_key_reused',
      status: 422,
    });
  });
});
