import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A question that a browser is to answer with a passkey: five minutes, once. */
@Entity('passkey_question')
export class PasskeyQuestionRow {
  /** SHA-256 of the handle. */
  @PrimaryColumn({ type: 'text' })
  handleHash: string;

  @Column({ type: 'text' })
  role: string;

  @Column({ type: 'text' })
  purpose: string;

  /** The sign-in that asked; null where somebody wants to sign in. */
  @Column({ type: 'uuid', nullable: true })
  signInId: string | null;

  @Column({ type: 'text' })
  challenge: string;

  @Index()
  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
