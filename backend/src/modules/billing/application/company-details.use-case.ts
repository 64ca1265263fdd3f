import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { Settings } from '../../../platform/settings/settings.js';
import type { Seller } from './invoice.js';

const KEYS = ['company.name', 'company.address', 'company.tax_id', 'company.invoice_note'] as const;

/** The seller on invoices, from the settings. */
@Injectable()
export class CompanyDetailsUseCase {
  constructor(
    @Inject(Settings) private readonly settings: Pick<Settings, 'readAll' | 'write'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'mail'>,
  ) {}

  /** Where no address is set, it is the one under every mail. */
  async read(): Promise<Seller> {
    const stored = await this.stored();
    return { ...stored, address: stored.address || this.config.mail.companyAddress };
  }

  async stored(): Promise<Seller> {
    const values = await this.settings.readAll(KEYS);
    return {
      name: values['company.name'],
      address: values['company.address'],
      taxId: values['company.tax_id'],
      note: values['company.invoice_note'],
    };
  }

  /** Answers what was set before. */
  async save({ name, address, taxId, note }: Seller): Promise<Seller> {
    const before = await this.stored();
    await this.transactions.transaction((tx) =>
      this.settings.write(tx, {
        'company.name': name,
        'company.address': address,
        'company.tax_id': taxId,
        'company.invoice_note': note,
      }),
    );
    return before;
  }
}
