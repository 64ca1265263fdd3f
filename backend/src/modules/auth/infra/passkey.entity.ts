import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A passkey of an account. It works only at the host that it was made for. */
@Entity('passkey')
@Index(['role', 'subjectId'])
export class PasskeyRow {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  role: string;

  @Column({ type: 'uuid' })
  subjectId: string;

  /** base64url. */
  @Column({ type: 'text', unique: true })
  credentialId: string;

  /** COSE. */
  @Column({ type: 'bytea' })
  publicKey: Buffer;

  /** Uses that the device counts: a number that does not grow comes from a copy. Devices that do not count say 0. */
  @Column({ type: 'bigint' })
  counter: string;

  @Column({ type: 'text', array: true })
  transports: string[];

  @Column({ type: 'text' })
  deviceType: string;

  @Column({ type: 'boolean' })
  backedUp: boolean;

  @Column({ type: 'text' })
  label: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
