import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { CloseMonthUseCase } from './close-month.use-case.js';
import type { MonthState } from './months.port.js';

/** Midnight in Los Angeles. */
const NOVEMBER = Date.parse('2025-11-01T07:00:00Z');

describe('closing a month', () => {
  const setup = ({
    readUntil = NOVEMBER,
    free = true,
    ...state
  }: Partial<MonthState> & { readUntil?: number | null; free?: boolean }) => {
    const closed: object[] = [];
    const sut = new CloseMonthUseCase(
      new SerialTransactions(),
      {
        lockedState: async () => ({
          isClosed: false,
          earlierIsOpen: false,
          hasBookings: true,
          openDifferences: 0,
          ...state,
        }),
        close: async (_tx, month) => {
          closed.push(month);
          return { bookings: 1, lateBookings: 0, lines: 2, fingerprint: 'f' };
        },
      },
      { readUntil: async () => readUntil, alone: async (work) => (free ? work() : null) },
      new FixedClock(1_000),
    );
    return { sut, closed };
  };

  it('takes what happened before the end of the Pacific month', async () => {
    const { sut, closed } = setup({});
    expect(await sut.close('2025-10', 'ada')).toMatchObject({ bookings: 1 });
    expect(closed).toEqual([{ name: '2025-10', end: NOVEMBER, by: 'ada', at: 1_000 }]);
  });

  it.each<[string, Parameters<typeof setup>[0]]>([
    ['month_already_closed', { isClosed: true }],
    ['month_not_compared', { readUntil: NOVEMBER - 1 }],
    ['month_not_compared', { readUntil: null }],
    ['month_has_differences', { openDifferences: 1 }],
    ['month_before_open', { earlierIsOpen: true }],
    ['month_is_empty', { hasBookings: false }],
    ['reconciliation_under_way', { free: false }],
  ])('is refused: %s', async (code, given) => {
    const { sut, closed } = setup(given);
    await expect(sut.close('2025-10', 'ada')).rejects.toMatchObject({ code });
    expect(closed).toEqual([]);
  });
});
