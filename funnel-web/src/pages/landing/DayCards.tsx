import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { ROADMAP } from '../../lib/landing/landing-copy.baked';
import { Section } from '@summit/ui/layout/Section';
import { SectionHead } from '@summit/ui/layout/SectionHead';
import { dayArt } from '../../lib/site/art-paths';
import { dayUrl } from '../../lib/site/paths';

/** Five cards, one per day, leading to its sessions (F-056, F-060). */
export function DayCards() {
  return (
    <Section labelledBy="days-title">
      <Container>
        <SectionHead id="days-title" eyebrow="Sessions" title="Pick a day and look at its sessions" />
        <ul className="day-cards">
          {ROADMAP.map(({ day, title, sessionCount }) => (
            <li key={day} className={`day-card day-${day}`}>
              <img src={dayArt(day)} alt="" width={640} height={360} loading="lazy" decoding="async" />
              <div>
                <p className="day-card__day">Day {day}</p>
                <Typography variant="h5" component="h3">
                  <a href={dayUrl(day)}>{title}</a>
                </Typography>
                <p className="day-card__count">{sessionCount} sessions</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
