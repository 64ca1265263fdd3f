/** Waits that many milliseconds of real time, whatever the product's clock says. */
export type Pause = (milliseconds: number) => Promise<void>;

export const PAUSE = Symbol('PAUSE');
