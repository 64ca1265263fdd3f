import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import { SealedStores, type SealedRow, type SealedStore } from '../../../platform/crypto/sealed-stores.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { contextOf } from './payout-methods.repository.js';

const ROWS = statement(
  'payout-method-sealed',
  'select array[id::text, affiliate_id::text] as key, sealed from payout_method',
);
const REPLACE = statement(
  'payout-method-reseal',
  'update payout_method set sealed = $4 where id = $1 and affiliate_id = $2 and sealed = $3',
);

/** What PAYOUT_DETAILS_SECRET seals, for when it is replaced. Earlier methods too: payouts were made to them. */
@Injectable()
export class SealedPayoutMethods implements SealedStore {
  readonly what = 'payout methods';
  readonly secret = 'PAYOUT_DETAILS_SECRET';
  private readonly box: SecretBox;

  constructor(
    private readonly sql: Sql,
    stores: SealedStores,
    @Inject(APP_CONFIG) { secrets }: Pick<AppConfig, 'secrets'>,
  ) {
    stores.add(this);
    this.box = new SecretBox(secrets.payoutDetails, secrets.former?.payoutDetails);
  }

  rows(): Promise<SealedRow[]> {
    return this.sql.query<SealedRow & { key: string[] }>(ROWS);
  }

  resealed({ key, sealed }: SealedRow): string | null {
    return this.box.resealed(sealed, contextOf(String(key[1])));
  }

  async replace({ key, sealed }: SealedRow, next: string): Promise<void> {
    await this.sql.query(REPLACE, [...key, sealed, next]);
  }
}
