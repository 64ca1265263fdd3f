import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One line that is said, so that a search can name its second. */
@Entity('session_cue')
// Made by hand: TypeORM knows no such index.
@Index('session_cue_words', { synchronize: false })
export class SessionCue {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @ForeignKey('SessionCaptions', { onDelete: 'CASCADE' })
  @Index()
  @Column({ type: 'uuid' })
  sessionId: string;

  @Column({ type: 'double precision' })
  start: number;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'tsvector' })
  words: string;
}
