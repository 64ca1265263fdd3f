import { Inject, Injectable } from '@nestjs/common';
import type { ShieldChanges, ShieldChoices } from '@summit/contracts';
import { executorOf, type SqlExecutor } from '../../platform/database/sql.js';
import { TRANSACTIONS, type Transactions } from '../../platform/database/transactions.port.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Settings } from '../../platform/settings/settings.js';

const NAMES = {
  attack_mode: 'shield.attack_mode',
  refuse_disposable: 'shield.refuse_disposable',
  allowed_domains: 'shield.allowed_domains',
  refused_domains: 'shield.refused_domains',
} as const;
const FIELDS = Object.keys(NAMES) as (keyof ShieldChoices)[];
const KEYS = Object.values(NAMES);

/** What owners choose of the shield (F-330); it holds at once in every process. */
@Injectable()
export class ShieldSettingsService {
  constructor(
    @Inject(Settings) private readonly settings: Pick<Settings, 'readAll' | 'write'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
  ) {}

  async read(tx?: SqlExecutor): Promise<ShieldChoices> {
    const values = await this.settings.readAll(KEYS, tx);
    return {
      attack_mode: values['shield.attack_mode'],
      refuse_disposable: values['shield.refuse_disposable'],
      allowed_domains: values['shield.allowed_domains'],
      refused_domains: values['shield.refused_domains'],
    };
  }

  /**
   * Writes only what is named: two owners who change different things keep both. Answers everything as it was before and as it is now.
   * Throws `validation_failed` for a change of nothing.
   */
  async save(changes: ShieldChanges): Promise<{ before: ShieldChoices; after: ShieldChoices }> {
    const changed = FIELDS.filter((field) => changes[field] !== undefined);
    if (changed.length === 0) throw new AppError('validation_failed');
    return this.transactions.transaction(async (tx) => {
      const before = await this.read(executorOf(tx));
      await this.settings.write(tx, Object.fromEntries(changed.map((field) => [NAMES[field], changes[field]])));
      return { before, after: { ...before, ...changes } };
    });
  }
}
