import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BONUS_FILES, SIGNUP_POINTS } from '../../lib/landing/landing-copy.baked';
import { PHASE_COPY } from '../../lib/site/frame-copy.baked';
import type { SummitPhase } from '@summit/rules';
import { IslandSlot } from '../../lib/browser/IslandSlot';
import { signupArt } from '../../lib/site/art-paths';
import { RegistrationForm } from '../../features/registration/RegistrationForm';

/** Which of the points promises the downloads. */
const DOWNLOADS = 0;

/** The embedded registration form (F-058) on pine. */
export function Signup({ phase, submitRequests }: { phase: SummitPhase; submitRequests: number }) {
  return (
    <section id="signup" className="signup on-pine" aria-labelledby="signup-title" data-hides-sticky-bar="">
      <img src={signupArt} alt="" className="signup__lines" width={1440} height={760} loading="lazy" decoding="async" />
      <Container className="signup__grid">
        <div>
          <Typography id="signup-title" variant="h2">
            {PHASE_COPY[phase].signupTitle}
          </Typography>
          <ol className="signup__points">
            {SIGNUP_POINTS.map(({ title, line }, i) => (
              <li key={title}>
                <span aria-hidden="true">{i + 1}</span>
                <div>
                  <Typography variant="h5" component="h3">
                    {title}
                  </Typography>
                  <p>{line}</p>
                  {i === DOWNLOADS && (
                    <IslandSlot as="p" className="file-sizes" data-file-sizes={BONUS_FILES.join(' ')} />
                  )}
                </div>
              </li>
            ))}
          </ol>
          <p className="signup__statement">{PHASE_COPY[phase].statement}</p>
        </div>
        <Paper className="signup__card">
          <RegistrationForm id="signup-form" submitRequests={submitRequests} />
        </Paper>
      </Container>
    </section>
  );
}
