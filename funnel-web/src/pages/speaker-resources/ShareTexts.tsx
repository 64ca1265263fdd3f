import Typography from '@mui/material/Typography';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { ChevronDown } from 'lucide-react';
import { EMAILS, LINKEDIN, POSTS, TEXTS_NOTE } from './resources-copy.baked';

interface ShareText {
  name: string;
  subject?: string;
  body: string;
}

const SECTIONS: readonly { id: string; title: string; texts: readonly ShareText[] }[] = [
  { id: 'emails', title: 'Email templates', texts: EMAILS },
  { id: 'social-posts', title: 'Social posts', texts: POSTS.map(({ name, content }) => ({ name, body: content })) },
  {
    id: 'linkedin-posts',
    title: 'LinkedIn posts',
    texts: LINKEDIN.map(({ title, content }) => ({ name: title, body: content })),
  },
];

/** 3 emails, 4 social posts and 2 LinkedIn posts with the link in them, each to copy (F-299, F-300). */
export function ShareTexts({ link }: { link: string }) {
  const withLink = (text: string) => text.replaceAll('{link}', link);
  return SECTIONS.map(({ id, title, texts }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} variant="h2">
        {title}
      </Typography>
      {id === 'emails' && <p className="resources__notice">{TEXTS_NOTE}</p>}
      <div className="faq share-texts">
        {texts.map(({ name, subject, body }) => (
          <details key={name}>
            <summary>
              <Typography variant="h5" component="h3">
                {name}
              </Typography>
              <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
            </summary>
            {subject && (
              <div className="share-texts__subject">
                <span>
                  <b>Subject:</b> {subject}
                </span>
                <CopyButton text={subject} label="Copy subject" />
              </div>
            )}
            <div className="share-texts__body">
              <CopyButton text={withLink(body)} label="Copy text" />
              <blockquote>{withLink(body)}</blockquote>
            </div>
          </details>
        ))}
      </div>
    </section>
  ));
}
