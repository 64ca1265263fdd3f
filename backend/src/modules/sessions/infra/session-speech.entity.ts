import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Words of a whole talk as the search reads them: to make them anew for each question would take half a second. */
@Entity('session_speech')
// Made by hand: TypeORM knows no such index.
@Index('session_speech_words', { synchronize: false })
export class SessionSpeech {
  @ForeignKey('SessionCaptions', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  sessionId: string;

  @Column({ type: 'tsvector' })
  words: string;
}
