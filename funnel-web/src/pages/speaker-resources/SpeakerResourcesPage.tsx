import '../../styles/speaker-resources.css';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { CommissionTable } from '../../features/affiliate-program/CommissionTable';
import { JoinButton } from '../../features/affiliate-program/JoinButton';
import { useProgram } from '../../features/affiliate-program/program-port';
import { affiliatesPath } from '../../lib/site/paths';
import { Banners } from './Banners';
import { OwnKit } from './OwnKit';
import { CLOSING, CLOSING_WITH_APPROVAL, NO_LINK, NOTICE, STEPS, WELCOME } from './resources-copy.baked';
import { ShareTexts } from './ShareTexts';
import { useOwnKit } from './useOwnKit';

const FORM = `${affiliatesPath}#join`;

const PARTS = [
  ['start', 'Start here'],
  ['commission', 'Commission'],
  ['banners', 'Banners'],
  ['emails', 'Emails'],
  ['social-posts', 'Social posts'],
  ['linkedin-posts', 'LinkedIn'],
] as const;

/** /speaker-resources: what speakers need to tell people about their session (F-023, F-294 to F-301). */
export function SpeakerResourcesPage() {
  const { joinUrl, approvalNeeded } = useProgram();
  const { kit, failed } = useOwnKit();
  return (
    <Container component="main" id="main" className="resources">
      <nav className="resources__rail" aria-label="On this page">
        <ul>
          {kit && (
            <li>
              <a href="#your-kit">Your kit</a>
            </li>
          )}
          {PARTS.map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="resources__body">
        <header className="resources__welcome">
          <Typography variant="eyebrow" className="eyebrow">
            For speakers
          </Typography>
          <Typography variant="h1">{WELCOME.title}</Typography>
          {WELCOME.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="resources__signature">
            <b>{WELCOME.signature}</b>
            {WELCOME.role}
          </p>
        </header>
        {kit && <OwnKit kit={kit} />}
        {failed && <p role="alert">We could not load your own link. Please reload the page.</p>}
        <section id="start" aria-labelledby="start-title">
          <Typography id="start-title" variant="h2">
            Get your own link in five steps
          </Typography>
          <ol className="ruled numbered">
            {STEPS.map((step) => (
              <li key={step}>
                <p>{step}</p>
              </li>
            ))}
          </ol>
          <JoinButton variant="contained" joinUrl={joinUrl} formHref={FORM} label={CLOSING.action} />
        </section>
        <section id="commission" aria-labelledby="commission-title">
          <Typography id="commission-title" variant="h2">
            Commission
          </Typography>
          <p className="resources__notice">{NOTICE}</p>
          <CommissionTable />
        </section>
        <Banners kit={kit} />
        <ShareTexts link={kit?.referral_url ?? NO_LINK} />
        <section className="resources__closing" aria-labelledby="closing-title">
          <Typography id="closing-title" variant="h2">
            {CLOSING.title}
          </Typography>
          <p>{approvalNeeded ? CLOSING_WITH_APPROVAL : CLOSING.line}</p>
          <JoinButton variant="contained" joinUrl={joinUrl} formHref={FORM} label={CLOSING.action} />
        </section>
      </div>
    </Container>
  );
}
