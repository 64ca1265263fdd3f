import Container from '@mui/material/Container';
import type { LandingPageContent } from '@summit/contracts';
import { Section } from '@summit/ui/layout/Section';
import { SectionHead } from '@summit/ui/layout/SectionHead';
import { initials } from '@summit/ui/portrait/initials';
import { ShowAll } from './ShowAll';

type Testimonial = LandingPageContent['testimonials'][number];

function Quote({ quote, author }: Testimonial) {
  const [name = author, ...role] = author.split(', ');
  return (
    <li className="testimonial">
      <figure>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <span className="testimonial__initials" aria-hidden="true">
            {initials(name)}
          </span>
          <span>
            <b>{name}</b>
            {role.length > 0 && <small>{role.join(', ')}</small>}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

/** Quotations with name and role; no stars, no invented faces (F-054). Three at first, two on narrow screens. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Section labelledBy="testimonials-title">
      <Container>
        <SectionHead id="testimonials-title" eyebrow="Attendees" title="What people did with it" />
        <ul id="testimonial-list" className="testimonials">
          {testimonials.map((testimonial) => (
            <Quote key={testimonial.author} {...testimonial} />
          ))}
        </ul>
        {testimonials.length > 3 && (
          <ShowAll list="testimonial-list">{`Show all ${testimonials.length} quotes`}</ShowAll>
        )}
      </Container>
    </Section>
  );
}
