import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * An address that has come to the library, and how often with which outcome. Triggers keep it with each visit, in its transaction: there is
 * a row for every address that has visits, also for the one that an erasure gives them.
 */
@Entity('prompt_visitor')
@Index('prompt_visitor_words', { synchronize: false })
export class PromptVisitor {
  @PrimaryColumn({ type: 'text' })
  email: string;

  @Column({ type: 'integer' })
  refused: number;

  /** Let in, without having accepted the terms. */
  @Column({ type: 'integer' })
  validated: number;

  @Column({ type: 'integer' })
  accepted: number;
}
