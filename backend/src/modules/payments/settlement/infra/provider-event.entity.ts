import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Provider } from '@summit/rules';
import type { ProviderSubject } from '../../domain/provider-fact.js';

/** A notification that was accepted. Its id is unique, so a second delivery ends here (payments.md 1.7). */
@Entity('provider_event')
@Index('provider_event_open', ['receivedAt'], { where: 'handled_at is null' })
@Index('provider_event_newest', ['receivedAt', 'eventId'])
@Index('provider_event_listed', ['receivedAt'], { where: `came_by = 'list'` })
@Index('provider_event_failed', ['receivedAt'], { where: 'handled_at is null and failure is not null' })
@Index('provider_event_id', ['eventId'])
@Index('provider_event_subject', ['subjectRef'])
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

  /** `list`: no notification came, we have found it in the provider's own list. */
  @Column({ type: 'text', default: 'notification' })
  cameBy: 'notification' | 'list';

  /** What was sent, with everything that names a person or opens something masked (mask-notification.ts); null where nothing was. */
  @Column({ type: 'text', nullable: true })
  body: string | null;

  /** How often it was acted on, and why the last time failed. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  @Column({ type: 'text', nullable: true })
  failure: string | null;

  /** Somebody at the desk wants it acted on once more: from then on the queue tries it anew. */
  @Column({ type: 'timestamptz', nullable: true })
  replayedAt: Date | null;
}
