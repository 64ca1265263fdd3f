import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Which photo belongs to a person. The files are in the file store. */
@Entity('face')
@Index('face_picture', ['picture'], { unique: true })
@Check('face_picture_is_name', `picture ~ '^[0-9a-f]{32}$'`)
export class FaceRow {
  /** The name, in one spelling. */
  @PrimaryColumn({ type: 'text' })
  person: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  alt: string;

  @Column({ type: 'text' })
  picture: string;

  @Column({ type: 'timestamptz' })
  setAt: Date;

  /** Id of the administrator. */
  @Column({ type: 'text' })
  setBy: string;
}
