import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ROADMAP } from '../../lib/landing/landing-copy.baked';
import { Section } from '@summit/ui/layout/Section';
import { SectionHead } from '@summit/ui/layout/SectionHead';
import { routeArt } from '../../lib/site/art-paths';
import { dayUrl } from '../../lib/site/paths';
import { ShowAll } from './ShowAll';

/** The five-day route (F-047). */
export function Roadmap() {
  return (
    <Section id="roadmap" labelledBy="roadmap-title" className="on-surface">
      <Container>
        <SectionHead
          id="roadmap-title"
          eyebrow="The five-day route"
          title="Each day stands on the one before it"
          lead="Start in the valley with one goal. Finish with a plan for a business that no longer needs every hour you have."
        />
        <img
          className="route-profile"
          src={routeArt}
          alt=""
          width={1144}
          height={176}
          loading="lazy"
          decoding="async"
        />
        <ol id="roadmap-list" className="roadmap">
          {ROADMAP.map(({ day, title, topics, sessionCount }) => (
            <li key={day} className={`day-${day}`}>
              <span className="roadmap__tile" aria-hidden="true">
                {day}
              </span>
              <div>
                <p className="roadmap__day">Day {day}</p>
                <Typography variant="h4" component="h3">
                  {title}
                </Typography>
                <ul>
                  {topics.map((topic) => (
                    <li key={topic}>{topic}</li>
                  ))}
                </ul>
                <Link href={dayUrl(day)} color="text.primary" aria-label={`Day ${day}, ${sessionCount} sessions`}>
                  {sessionCount} sessions
                </Link>
              </div>
            </li>
          ))}
        </ol>
        <ShowAll list="roadmap-list">Show the topics of each day</ShowAll>
      </Container>
    </Section>
  );
}
