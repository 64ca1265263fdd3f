import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { AcceptDifferenceUseCase } from './accept-difference.use-case.js';
import type { DifferenceState, StoredDifference } from './differences.port.js';

describe('a difference that may stay', () => {
  const setup = (state: DifferenceState) => {
    const difference: StoredDifference = { id: 'd1', state, kind: 'missing_with_us', reference: 'pi_1' };
    const accepted: object[] = [];
    let told = 0;
    const sut = new AcceptDifferenceUseCase(
      new SerialTransactions(),
      {
        byId: async (_tx, id) => (id === difference.id ? difference : null),
        accept: async (_tx, decision) => void accepted.push(decision),
      },
      { standing: async () => void (told += 1) },
      new FixedClock(1_000),
    );
    return { sut, accepted, told: () => told };
  };

  it('is accepted with a note, by whom and when, and the operators are told what is left', async () => {
    const { sut, accepted, told } = setup('open');
    expect(await sut.accept({ id: 'd1', note: 'A gift.', by: 'ada' })).toMatchObject({ reference: 'pi_1' });
    expect(accepted).toEqual([{ id: 'd1', note: 'A gift.', by: 'ada', at: 1_000 }]);
    expect(told()).toBe(1);
  });

  it.each<[DifferenceState, string, string]>([
    ['accepted', 'd1', 'difference_not_open'],
    ['gone', 'd1', 'difference_not_open'],
    ['open', 'd2', 'not_found'],
  ])('that is %s is not: %s, %s', async (state, id, code) => {
    const { sut, accepted } = setup(state);
    await expect(sut.accept({ id, note: 'A gift.', by: 'ada' })).rejects.toMatchObject({ code });
    expect(accepted).toEqual([]);
  });
});
