import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One attempt to enter the library, whatever came of it (M-152). Addresses are normalized; a refused one may be nobody's. */
@Entity('prompt_visit')
@Index(['email', 'attemptedAt'])
@Check('prompt_visit_accepted_whole', '(accepted_at is null) = (token_hash is null and expires_at is null)')
@Check('prompt_visit_accepted_valid', 'validated or accepted_at is null')
export class PromptVisit {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'timestamptz' })
  attemptedAt: Date;

  /** The address was a registrant's or a member's. */
  @Column({ type: 'boolean' })
  validated: boolean;

  /** When the disclaimer was accepted. */
  @Column({ type: 'timestamptz', nullable: true })
  acceptedAt: Date | null;

  /** Of the session that the acceptance opened; the token itself is with its owner only (S7). */
  @Column({ type: 'text', unique: true, nullable: true })
  tokenHash: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;
}
