import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { FakeSettings } from '../../../platform/settings/settings.fake.js';
import { AlertSettingsUseCase, type AlertChoices } from './alert-settings.use-case.js';

const NOW = 1_762_459_200_000;
const FIRST: AlertChoices = {
  recipients: [],
  webhookUrl: null,
  quietFrom: 22,
  quietTo: 7,
  queueMinutes: 5,
  failingPercent: 50,
};
const added = (...add: string[]) => ({ add, remove: [] });

//
describe('the settings of alerts', () => {
  let told: object[];
  let useCase: AlertSettingsUseCase;
  beforeEach(() => {
    told = [];
    useCase = new AlertSettingsUseCase(
      new FakeSettings(),
      { tell: async (_tx, message) => void told.push(message) },
      new SerialTransactions(),
      new FixedClock(NOW),
    );
  });

  it('are read back as saved, and answer what was before', async () => {
    const rest = { webhookUrl: 'https://hooks.test/1', quietFrom: 1, quietTo: 2, queueMinutes: 3, failingPercent: 4 };
    const after: AlertChoices = { recipients: ['a@summit.test'], ...rest };
    expect(await useCase.save({ recipients: added('a@summit.test'), ...rest })).toEqual({ before: FIRST, after });
    expect(await useCase.read()).toEqual(after);
    expect(await useCase.save({ webhookUrl: null })).toEqual({ before: after, after: { ...after, webhookUrl: null } });
  });

  it('keep what another owner has set meanwhile, whom they added to the recipients too', async () => {
    await useCase.save({ recipients: added('a@summit.test', 'theirs@summit.test') });
    await useCase.save({ quietFrom: 21 });
    await useCase.save({ recipients: { add: ['ours@summit.test'], remove: ['a@summit.test'] }, queueMinutes: 9 });
    expect(await useCase.read()).toEqual({
      ...FIRST,
      recipients: ['theirs@summit.test', 'ours@summit.test'],
      quietFrom: 21,
      queueMinutes: 9,
    });
  });

  it('refuse a change of nothing, and an eleventh recipient', async () => {
    await expect(useCase.save({})).rejects.toMatchObject({ code: 'validation_failed' });
    await useCase.save({ recipients: added(...Array.from({ length: 10 }, (_, number) => `p${number}@summit.test`)) });
    await expect(useCase.save({ recipients: added('one@summit.test') })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  it('are tried by a message of its own each time', async () => {
    await useCase.test();
    await useCase.test();
    expect(told).toEqual([
      expect.objectContaining({ raisedAt: NOW, summary: expect.stringContaining('This is a test') }),
      expect.anything(),
    ]);
    expect(new Set(told.map((one) => (one as { id: string }).id)).size).toBe(2);
  });
});
