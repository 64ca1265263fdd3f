import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Provider } from '@summit/rules';
import type { ProviderSubject } from '../../domain/provider-fact.js';

/** A notification that was accepted. Its id is unique, so a second delivery ends here (payments.md 1.7). */
@Entity('provider_event')
@Index('provider_event_open', ['receivedAt'], { where: 'handled_at is null' })
export class ProviderEventRow {
  @PrimaryColumn({ type: 'text' })
  provider: Provider;

  @PrimaryColumn({ type: 'text' })
  eventId: string;

  @Column({ type: 'text' })
  type: string;

  @Column({ type: 'text', nullable: true })
  subjectKind: ProviderSubject['kind'] | null;

  @Column({ type: 'text', nullable: true })
  subjectRef: string | null;

  @Column({ type: 'timestamptz' })
  occurredAt: Date;

  @Column({ type: 'timestamptz' })
  receivedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  handledAt: Date | null;
}
