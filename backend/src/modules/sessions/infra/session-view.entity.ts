import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';

/** One showing of an open session (M-097). A job adds the rows to `total_views` and takes them away: no request waits for a counter. */
@Entity('session_view')
export class SessionView {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @ForeignKey('SummitSession', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  sessionId: string;
}
