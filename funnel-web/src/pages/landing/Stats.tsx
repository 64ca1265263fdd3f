import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { LandingPageContent } from '@summit/contracts';

/** The four figures under the hero (F-065). */
export function Stats({ stats }: { stats: LandingPageContent['stats'] }) {
  return (
    <div className="stats">
      <Container component="dl" className="stats__grid">
        {stats.map(({ value, label }) => (
          <div key={label} className="stats__cell">
            <dt>{label}</dt>
            <Typography component="dd" variant="figure">
              {value}
            </Typography>
          </div>
        ))}
      </Container>
    </div>
  );
}
