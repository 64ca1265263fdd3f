import type { OutsideProvider } from '@summit/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a process last saw that a provider does not answer. */
@Entity('provider_pause')
export class ProviderPause {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'provider_pause_pk' })
  provider: OutsideProvider;

  /** Of the database's clock: what processes see has nothing to do with the product's. */
  @Column({ type: 'timestamptz' })
  seenAt: Date;
}
