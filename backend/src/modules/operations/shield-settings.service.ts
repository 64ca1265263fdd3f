import { Inject, Injectable } from '@nestjs/common';
import type { ShieldChoices } from '@summit/contracts';
import { TRANSACTIONS, type Transactions } from '../../platform/database/transactions.port.js';
import { Settings } from '../../platform/settings/settings.js';

const KEYS = [
  'shield.attack_mode',
  'shield.refuse_disposable',
  'shield.allowed_domains',
  'shield.refused_domains',
] as const;

/** What owners choose of the shield (F-330); it holds at once in every process. */
@Injectable()
export class ShieldSettingsService {
  constructor(
    private readonly settings: Settings,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
  ) {}

  async read(): Promise<ShieldChoices> {
    const values = await this.settings.readAll(KEYS);
    return {
      attack_mode: values['shield.attack_mode'],
      refuse_disposable: values['shield.refuse_disposable'],
      allowed_domains: values['shield.allowed_domains'],
      refused_domains: values['shield.refused_domains'],
    };
  }

  /** Answers what was set before. */
  async save(choices: ShieldChoices): Promise<ShieldChoices> {
    const before = await this.read();
    await this.transactions.transaction((tx) =>
      this.settings.write(tx, {
        'shield.attack_mode': choices.attack_mode,
        'shield.refuse_disposable': choices.refuse_disposable,
        'shield.allowed_domains': choices.allowed_domains,
        'shield.refused_domains': choices.refused_domains,
      }),
    );
    return before;
  }
}
