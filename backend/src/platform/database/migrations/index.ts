import { FirstVisitor1795236035320 } from './1795236035320-first-visitor.js';

/** In the order in which they run. Written by `npm run db:migration`. */
export const MIGRATIONS = [FirstVisitor1795236035320];
