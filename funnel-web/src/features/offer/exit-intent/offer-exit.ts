/** The exit prompt of an offer page, as its dialog is told of it. */
export interface OfferExit {
  /** From the first opening on: then its dialog is here, and fades out after it has been closed. */
  offered: boolean;
  open: boolean;
  /** Closes it for good, in this browser. */
  dismiss(): void;
}
