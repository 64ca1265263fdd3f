import {
  COPY_AMOUNTS,
  EMAIL_TEMPLATES,
  fillFigures,
  LINKEDIN_POSTS,
  NAME_STAND_IN,
  SOCIAL_POSTS,
} from '@summit/content';
import { contentFigures } from '@summit/pricing';

export interface KitText {
  /** Path in the archive. */
  name: string;
  text: string;
}

const fileName = (title: string): string => `${title.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, '')}.txt`;

/** Every text to share, with this link in it (F-299). */
export function kitTexts(link: string): KitText[] {
  const figures = { ...contentFigures(COPY_AMOUNTS), link, name: NAME_STAND_IN };
  const text = (name: string, content: string): KitText => ({ name, text: `${fillFigures(content, figures)}\n` });
  return [
    { name: 'My_Link.txt', text: `${link}\n` },
    ...EMAIL_TEMPLATES.map(({ name, subject, body }) =>
      text(`Emails/${fileName(name)}`, `Subject: ${subject}\n\n${body}`),
    ),
    ...SOCIAL_POSTS.map(({ name, content }) => text(`Social_Posts/${fileName(name)}`, content)),
    ...LINKEDIN_POSTS.map(({ title, content }) => text(`LinkedIn_Posts/${fileName(title)}`, `${title}\n\n${content}`)),
  ];
}
