/** A split that only one fair experiment in a hundred ever shows, whenever one looks. */
const ALPHA = 0.01;
/** How far from one half the alternative expects the share: about 1.6 points around it. */
const CONCENTRATION = 1_000;

/**
 * Whether so many visitors of two variants can't come from an even draw: then something loses visitors of one of them, and the figures
 * mean nothing. May be asked after every visitor. Sequential test of multinomial counts by a Dirichlet mixture: Lindon and Malek,
 * "Anytime-valid inference for multinomial count data" (NeurIPS 2022), section 3; the e-value is held against 1 / alpha.
 */
export const isUneven = (a: number, b: number): boolean => logEvidence(a, b) >= -Math.log(ALPHA);

function logEvidence(a: number, b: number): number {
  const half = CONCENTRATION / 2;
  const mixture =
    logGamma(CONCENTRATION) -
    logGamma(CONCENTRATION + a + b) +
    logGamma(half + a) +
    logGamma(half + b) -
    2 * logGamma(half);
  return mixture - (a + b) * Math.log(0.5);
}

/** Stirling's series; exact to a double's precision for the arguments here, which begin at 500. */
const logGamma = (x: number): number =>
  (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * x) - 1 / (360 * x ** 3);
