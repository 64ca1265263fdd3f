import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Face } from '@summit/contracts';
import { Section } from '@summit/ui/layout/Section';
import { speakerCards, type ListedSpeaker, type SpeakerCard } from '../../lib/landing/landing-view';
import { dayUrl } from '../../lib/site/paths';
import { PersonPicture } from './PersonPicture';
import { ShowAll } from './ShowAll';
import { SpeakerFilter } from './SpeakerFilter';

function Card({ speaker }: { speaker: SpeakerCard }) {
  const { name, title, day, bio } = speaker;
  return (
    <li className={`speaker day-${day}`} data-card-day={day}>
      <PersonPicture speaker={speaker} />
      <Typography variant="h5" component="h3">
        {bio !== '' ? (
          // Without script the link leads to the day; with it, the dialog with the biography opens.
          <a href={dayUrl(day)} data-intent="speaker" data-speaker={name} aria-haspopup="dialog">
            {name}
          </a>
        ) : (
          name
        )}
      </Typography>
      <p className="speaker__title">{title}</p>
      <p className="speaker__day">Day {day}</p>
    </li>
  );
}

export interface SpeakersProps {
  speakers: readonly ListedSpeaker[];
  faces: readonly Face[] | undefined;
}

/** Speaker grid with a filter by day; two rows are shown until all are asked for (F-052). */
export function Speakers({ speakers, faces }: SpeakersProps) {
  const cards = speakerCards(speakers, faces);
  return (
    <Section id="speakers" labelledBy="speakers-title">
      <Container>
        <div className="speakers__head">
          <div>
            <Typography variant="eyebrow" className="eyebrow">
              Speakers
            </Typography>
            <Typography id="speakers-title" variant="h2">
              25+ people who built it before they taught it
            </Typography>
          </div>
          <SpeakerFilter />
        </div>
        <ul id="speaker-list" className="speakers">
          {cards.map((speaker) => (
            <Card key={speaker.name} speaker={speaker} />
          ))}
        </ul>
        {cards.length > 6 && <ShowAll list="speaker-list">{`Show all ${cards.length} speakers`}</ShowAll>}
      </Container>
    </Section>
  );
}
