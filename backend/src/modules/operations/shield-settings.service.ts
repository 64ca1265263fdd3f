import { Inject, Injectable } from '@nestjs/common';
import { MAX_SHIELD_DOMAINS, type ShieldChanges, type ShieldChoices } from '@summit/contracts';
import { withListChange, type ListChange } from '@summit/rules';
import { AppError } from '../../platform/errors/app-error.js';
import { Settings, type SettingValues } from '../../platform/settings/settings.js';

const KEYS = [
  'shield.attack_mode',
  'shield.refuse_disposable',
  'shield.allowed_domains',
  'shield.refused_domains',
] as const;
type Values = SettingValues<(typeof KEYS)[number]>;

/** What owners choose of the shield (F-330); it holds at once in every process. */
@Injectable()
export class ShieldSettingsService {
  constructor(@Inject(Settings) private readonly settings: Pick<Settings, 'readAll' | 'change'>) {}

  async read(): Promise<ShieldChoices> {
    return choicesOf(await this.settings.readAll(KEYS));
  }

  /**
   * Writes only what is named, and of the lists only what comes and goes: two owners keep both changes. Answers everything as it was
   * before and as it is now. Throws `validation_failed` for a change of nothing, `shield_domain_invalid` for a list that grows too long.
   */
  async save(changes: ShieldChanges): Promise<{ before: ShieldChoices; after: ShieldChoices }> {
    const { before, after } = await this.settings.change(KEYS, (values) => ({
      'shield.attack_mode': changes.attack_mode,
      'shield.refuse_disposable': changes.refuse_disposable,
      'shield.allowed_domains': changed(values['shield.allowed_domains'], changes.allowed_domains),
      'shield.refused_domains': changed(values['shield.refused_domains'], changes.refused_domains),
    }));
    return { before: choicesOf(before), after: choicesOf(after) };
  }
}

function changed(domains: string[], change: ListChange | undefined): string[] | undefined {
  if (!change) return undefined;
  const after = withListChange(domains, change);
  if (after.length > MAX_SHIELD_DOMAINS) throw new AppError('shield_domain_invalid');
  return after;
}

const choicesOf = (values: Values): ShieldChoices => ({
  attack_mode: values['shield.attack_mode'],
  refuse_disposable: values['shield.refuse_disposable'],
  allowed_domains: values['shield.allowed_domains'],
  refused_domains: values['shield.refused_domains'],
});
