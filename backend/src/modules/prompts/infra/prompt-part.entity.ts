import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A part of the library's figures: the parts add up. Triggers write one with what is stored or changed of visits and openings, below zero
 * where something goes; so sums are exact at every moment, and nobody who comes waits for another.
 */
@Entity('prompt_part')
export class PromptPart {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ type: 'integer' })
  refused: number;

  @Column({ type: 'integer' })
  validated: number;

  @Column({ type: 'integer' })
  accepted: number;

  /** Addresses that were let in, each once. */
  @Column({ type: 'integer' })
  people: number;

  /** Prompts that counted against an allowance. */
  @Column({ type: 'integer' })
  opened: number;
}
