import { OfficeBar } from './OfficeBar';
import { OfficeBrand } from './OfficeBrand';
import { OfficeFrame } from './OfficeFrame';

/**
 * The dashboard as it is painted before its script has come. It stands in a file that anybody can read, so it says no more than the sign-in
 * does: neither sections nor figures.
 */
export function FirstPaint() {
  return (
    <OfficeFrame side={<OfficeBrand />}>
      <OfficeBar menuOpen={false} />
      <main id="main" aria-busy />
    </OfficeFrame>
  );
}
