import { Injectable } from '@nestjs/common';
import type { Statement } from '../database/sql.js';

/** Figures that stand in the database: one statement, whose columns are metrics. */
export interface FigureSet {
  /** `$1` is the product's time in ms where `byClock` is set. */
  read: Statement;
  byClock?: boolean;
  /** The column that tells several rows apart. Few values, none of them of a person. */
  label?: string;
  /** Name of a column and metric, and what it says. */
  gauges: Record<string, string>;
}

/** Modules say here what an operator may want to see drawn; it is read while Prometheus asks, and only then. */
@Injectable()
export class DatabaseFigures {
  readonly sets: FigureSet[] = [];

  add(set: FigureSet): void {
    this.sets.push(set);
  }
}
