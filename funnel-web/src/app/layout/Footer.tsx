import Container from '@mui/material/Container';
import { Wordmark } from '@summit/ui/art/Wordmark';
import { FOOTER_PROOF_SLOT } from '../../islands/footer-proof';
import { IslandSlot } from '../../lib/browser/IslandSlot';
import { LANDING_ANCHORS, SIGNUP_ANCHOR } from '../../lib/landing/landing-anchors';
import {
  affiliatesPath,
  homePath,
  legalPath,
  memberLoginUrl,
  sessionsUrl,
  speakerResourcesPath,
} from '../../lib/site/paths';
import { SUPPORT_EMAIL } from '../../lib/site/support';

const LEGAL = [
  ['Terms', 'terms-of-service'],
  ['Privacy', 'privacy-policy'],
  ['Refunds', 'refund-policy'],
  ['Cookies', 'cookie-policy'],
  ['Acceptable use', 'acceptable-use-policy'],
  ['Community guidelines', 'community-guidelines'],
  ['Disclaimer', 'disclaimer'],
  ['Delivery', 'shipping-delivery'],
] as const;

/** Common footer (F-040, F-059). `year` is baked at build so that the browser shows what the HTML says. */
export function Footer({ year, onLanding }: { year: number; onLanding: boolean }) {
  const home = onLanding ? '' : homePath;
  return (
    <footer className="footer on-pine">
      <Container>
        <div className="footer__top">
          <Wordmark size={28} />
          <nav id="footer-nav" aria-label="Summit">
            {LANDING_ANCHORS.map(({ id, label }) => (
              <a key={id} href={`${home}#${id}`}>
                {label}
              </a>
            ))}
            <a href={`${home}${SIGNUP_ANCHOR}`}>Register</a>
            <a href={memberLoginUrl}>Member sign-in</a>
            <a href={sessionsUrl}>All sessions</a>
            <a href={affiliatesPath}>Affiliates</a>
            <a href={speakerResourcesPath}>For speakers</a>
            <a href={`mailto:${SUPPORT_EMAIL}`}>Contact</a>
          </nav>
        </div>
        <div className="footer__end">
          <nav aria-label="Legal">
            {LEGAL.map(([label, page]) => (
              <a key={page} href={legalPath(page)}>
                {label}
              </a>
            ))}
            <button type="button" data-intent="cookie-settings" aria-haspopup="dialog">
              Cookie settings
            </button>
            <IslandSlot as="span" id={FOOTER_PROOF_SLOT} className="footer__proof" />
          </nav>
          <p>© {year} Growth &amp; Scale Summit</p>
        </div>
      </Container>
    </footer>
  );
}
