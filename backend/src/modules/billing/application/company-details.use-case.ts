import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { Settings, type SettingValues } from '../../../platform/settings/settings.js';
import type { Seller } from './invoice.js';

const KEYS = ['company.name', 'company.address', 'company.tax_id', 'company.invoice_note'] as const;

/** The seller on invoices, from the settings. */
@Injectable()
export class CompanyDetailsUseCase {
  constructor(
    @Inject(Settings) private readonly settings: Pick<Settings, 'readAll' | 'change'>,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'mail'>,
  ) {}

  /** Where no address is set, it is the one under every mail. */
  async read(): Promise<Seller> {
    const stored = await this.stored();
    return { ...stored, address: stored.address || this.config.mail.companyAddress };
  }

  async stored(): Promise<Seller> {
    return sellerOf(await this.settings.readAll(KEYS));
  }

  /**
   * Writes only what is named: two owners who change different things keep both. Answers everything as it was before and as it is now.
   * Throws `validation_failed` for a change of nothing.
   */
  async save(changes: Partial<Seller>): Promise<{ before: Seller; after: Seller }> {
    const { before, after } = await this.settings.change(KEYS, () => ({
      'company.name': changes.name,
      'company.address': changes.address,
      'company.tax_id': changes.taxId,
      'company.invoice_note': changes.note,
    }));
    return { before: sellerOf(before), after: sellerOf(after) };
  }
}

const sellerOf = (values: SettingValues<(typeof KEYS)[number]>): Seller => ({
  name: values['company.name'],
  address: values['company.address'],
  taxId: values['company.tax_id'],
  note: values['company.invoice_note'],
});
