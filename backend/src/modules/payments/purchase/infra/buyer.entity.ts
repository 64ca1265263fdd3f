import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that started a checkout, known by its signed cookie. It is no account and proves no address (C-065). */
@Entity('buyer')
export class Buyer {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}
