import Container from '@mui/material/Container';
import { faceOf, faceSources, type Face, type LandingPageContent } from '@summit/contracts';
import { Section } from '@summit/ui/layout/Section';
import { SectionHead } from '@summit/ui/layout/SectionHead';
import { FacePicture } from '@summit/ui/portrait/FacePicture';
import { initials } from '@summit/ui/portrait/initials';
import { ShowAll } from './ShowAll';

type Testimonial = LandingPageContent['testimonials'][number];

interface Faces {
  faces: readonly Face[] | undefined;
}

function Quote({ quote, author, faces }: Testimonial & Faces) {
  const [name = author, ...role] = author.split(', ');
  const face = faceOf(faces, name);
  return (
    <li className="testimonial">
      <figure>
        <blockquote>{quote}</blockquote>
        <figcaption>
          {face ? (
            <FacePicture photo={faceSources(face)} sizes="40px" className="testimonial__face" />
          ) : (
            <span className="testimonial__initials" aria-hidden="true">
              {initials(name)}
            </span>
          )}
          <span>
            <b>{name}</b>
            {role.length > 0 && <small>{role.join(', ')}</small>}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

/** Quotations with name and role; no stars, no invented faces: a photo, or the initials (F-054). Three at first, two on narrow screens. */
export function Testimonials({ testimonials, faces }: { testimonials: readonly Testimonial[] } & Faces) {
  return (
    <Section labelledBy="testimonials-title">
      <Container>
        <SectionHead id="testimonials-title" eyebrow="Attendees" title="What people did with it" />
        <ul id="testimonial-list" className="testimonials">
          {testimonials.map((testimonial) => (
            <Quote key={testimonial.author} {...testimonial} faces={faces} />
          ))}
        </ul>
        {testimonials.length > 3 && (
          <ShowAll list="testimonial-list">{`Show all ${testimonials.length} quotes`}</ShowAll>
        )}
      </Container>
    </Section>
  );
}
