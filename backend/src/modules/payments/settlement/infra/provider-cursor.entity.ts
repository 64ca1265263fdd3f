import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Provider } from '../../domain/provider-fact.js';

/** Up to when a provider's list of events has been read; what notifications missed before it is known. */
@Entity('provider_cursor')
export class ProviderCursor {
  @PrimaryColumn({ type: 'text' })
  provider: Provider;

  @Column({ type: 'timestamptz' })
  readUntil: Date;
}
