import type { Provider } from '@summit/rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The moment up to which a provider's list of events has been read; events before it are known even if their notification was lost. */
@Entity('provider_cursor')
export class ProviderCursor {
  @PrimaryColumn({ type: 'text' })
  provider: Provider;

  @Column({ type: 'timestamptz' })
  readUntil: Date;
}
