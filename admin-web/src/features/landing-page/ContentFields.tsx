import type { LandingPageContent } from '@summit/contracts';
import { FormPart } from '../../lib/form/FormPart';
import { ContentText } from './ContentText';
import { FIELD_LABELS as LABELS, LANDING_TEXTS as TEXTS } from './messages';
import { SpeakerFields } from './SpeakerFields';

export interface ContentFieldsProps {
  content: LandingPageContent;
  change: (part: Partial<LandingPageContent>) => void;
  /** Empty fields say that they are required. */
  tried: boolean;
}

/** A list with one item changed. */
const withItem = <Item extends object>(items: readonly Item[], at: number, part: Partial<Item>): Item[] =>
  items.map((item, i) => (i === at ? { ...item, ...part } : item));

/** What can be edited in place: hero, stats, testimonials and host; speakers are removed. */
export function ContentFields({ content, change, tried }: ContentFieldsProps) {
  const { hero, stats, testimonials, host, speakers } = content;
  const ofHero = (part: Partial<typeof hero>) => change({ hero: { ...hero, ...part } });
  const ofHost = (part: Partial<typeof host>) => change({ host: { ...host, ...part } });
  return (
    <>
      <FormPart title={TEXTS.hero}>
        <ContentText
          wide
          required={tried}
          of={TEXTS.hero}
          label={LABELS.heroTitle}
          value={hero.title}
          onValue={(title) => ofHero({ title })}
          rows={2}
        />
        <ContentText
          wide
          required={tried}
          of={TEXTS.hero}
          label={LABELS.heroSubtitle}
          value={hero.subtitle}
          onValue={(subtitle) => ofHero({ subtitle })}
        />
        <ContentText
          wide
          required={tried}
          of={TEXTS.hero}
          label={LABELS.heroDescription}
          value={hero.description}
          onValue={(description) => ofHero({ description })}
          rows={3}
        />
      </FormPart>
      <FormPart title={TEXTS.stats}>
        {stats.flatMap(({ value, label }, i) => [
          <ContentText
            key={`value ${i}`}
            required={tried}
            of={`Stat ${i + 1}`}
            label={LABELS.value}
            value={value}
            onValue={(text) => change({ stats: withItem(stats, i, { value: text }) })}
          />,
          <ContentText
            key={`label ${i}`}
            required={tried}
            of={`Stat ${i + 1}`}
            label={LABELS.label}
            value={label}
            onValue={(text) => change({ stats: withItem(stats, i, { label: text }) })}
          />,
        ])}
      </FormPart>
      <FormPart title={`${TEXTS.speakers} (${speakers.length})`}>
        <SpeakerFields speakers={speakers} onSpeakers={(left) => change({ speakers: left })} />
      </FormPart>
      <FormPart title={TEXTS.testimonials}>
        {testimonials.flatMap(({ quote, author }, i) => [
          <ContentText
            key={`quote ${i}`}
            wide
            required={tried}
            of={`Testimonial ${i + 1}`}
            label={LABELS.quote}
            value={quote}
            onValue={(text) => change({ testimonials: withItem(testimonials, i, { quote: text }) })}
            rows={2}
          />,
          <ContentText
            key={`author ${i}`}
            wide
            required={tried}
            of={`Testimonial ${i + 1}`}
            label={LABELS.author}
            value={author}
            onValue={(text) => change({ testimonials: withItem(testimonials, i, { author: text }) })}
          />,
        ])}
      </FormPart>
      <FormPart title={TEXTS.host}>
        <ContentText
          required={tried}
          of={TEXTS.host}
          label={LABELS.name}
          value={host.name}
          onValue={(name) => ofHost({ name })}
        />
        <ContentText of={TEXTS.host} label={LABELS.title} value={host.title} onValue={(title) => ofHost({ title })} />
        <ContentText
          wide
          of={TEXTS.host}
          label={LABELS.bio}
          value={host.bio}
          onValue={(bio) => ofHost({ bio })}
          rows={4}
        />
        <ContentText
          wide
          link
          of={TEXTS.host}
          label={LABELS.image}
          value={host.image ?? ''}
          onValue={(image) => ofHost({ image: image || null })}
        />
      </FormPart>
    </>
  );
}
