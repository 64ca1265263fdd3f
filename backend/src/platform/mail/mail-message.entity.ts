import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One mail that was decided on. `key` says why (`welcome:<signup id>`), so that no reason sends twice. */
@Entity('mail_message')
export class MailMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text', unique: true })
  key: string;

  @Column({ type: 'text' })
  template: string;

  @Column({ type: 'text' })
  recipient: string;

  /** Values for the template; emptied once sent, because links in them open things. */
  @Column({ type: 'jsonb' })
  values: Record<string, string>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
