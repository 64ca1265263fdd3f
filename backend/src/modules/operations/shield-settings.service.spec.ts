import type { ShieldChoices } from '@summit/contracts';
import { FakeSettings } from '../../platform/settings/settings.fake.js';
import { ShieldSettingsService } from './shield-settings.service.js';

const FIRST: ShieldChoices = {
  attack_mode: 'auto',
  refuse_disposable: true,
  allowed_domains: [],
  refused_domains: [],
};
const added = (...add: string[]) => ({ add, remove: [] });

// F-330
describe('the settings of the shield', () => {
  let service: ShieldSettingsService;
  beforeEach(() => {
    service = new ShieldSettingsService(new FakeSettings());
  });

  it('keep what another owner has set meanwhile, where only something else is changed', async () => {
    await service.save({ refused_domains: added('throw.example') });
    await service.save({ attack_mode: 'always', refuse_disposable: false });
    expect(await service.read()).toEqual({
      ...FIRST,
      attack_mode: 'always',
      refuse_disposable: false,
      refused_domains: ['throw.example'],
    });
  });

  it('keep what another owner has added to the same list and taken from it', async () => {
    await service.save({ refused_domains: added('a.example', 'b.example') });
    await service.save({ refused_domains: { add: ['theirs.example'], remove: ['a.example'] } });
    await service.save({ refused_domains: { add: ['ours.example'], remove: ['b.example'] } });
    expect((await service.read()).refused_domains).toEqual(['theirs.example', 'ours.example']);
  });

  it('answer what was before and what is now', async () => {
    const middle = { ...FIRST, attack_mode: 'never' };
    expect(await service.save({ attack_mode: 'never' })).toEqual({ before: FIRST, after: middle });
    expect(await service.save({ allowed_domains: added('a.example') })).toEqual({
      before: middle,
      after: { ...middle, allowed_domains: ['a.example'] },
    });
  });

  it('refuse a change of nothing, and a list that grows beyond 500', async () => {
    await expect(service.save({})).rejects.toMatchObject({ code: 'validation_failed' });
    const many = Array.from({ length: 500 }, (_, number) => `d${number}.example`);
    await service.save({ refused_domains: added(...many) });
    await expect(service.save({ refused_domains: added('one.example') })).rejects.toMatchObject({
      code: 'shield_domain_invalid',
    });
    await service.save({ refused_domains: { add: ['one.example'], remove: ['d0.example'] } });
    expect((await service.read()).refused_domains).toHaveLength(500);
  });
});
