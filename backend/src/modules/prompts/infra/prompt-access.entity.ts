import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { PromptVisit } from './prompt-visit.entity.js';
import { Prompt } from './prompt.entity.js';

/** One prompt that counted against the allowance of an address (M-181). Opening it again within 24 hours adds no row. */
@Entity('prompt_access')
@Index(['email', 'accessedAt'])
export class PromptAccess {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ type: 'text' })
  email: string;

  @ManyToOne(() => Prompt, { nullable: false })
  @JoinColumn({ name: 'prompt_id' })
  prompt: Prompt;

  /** The session in which it was opened first. */
  @Index()
  @ManyToOne(() => PromptVisit, { nullable: false })
  @JoinColumn({ name: 'visit_id' })
  visit: PromptVisit;

  @Column({ type: 'timestamptz' })
  accessedAt: Date;
}
