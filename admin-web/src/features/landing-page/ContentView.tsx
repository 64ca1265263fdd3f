import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LandingPageContent } from '@summit/contracts';
import type { ReactNode } from 'react';
import { LANDING_TEXTS as TEXTS } from './messages';

const quiet = { color: 'text.secondary' } as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ '& + &': { mt: 3.5 } }}>
      <Typography variant="h3" component="h4" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** The block as it is published; nothing can be changed here. */
export function ContentView({ content }: { content: LandingPageContent }) {
  const { hero, stats, speakers, testimonials, host } = content;
  return (
    <>
      <Part title={TEXTS.hero}>
        <Typography sx={quiet}>{hero.subtitle}</Typography>
        <Typography sx={{ fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.25, my: 0.5 }}>{hero.title}</Typography>
        <Typography sx={{ maxWidth: '72ch' }}>{hero.description}</Typography>
      </Part>
      <Part title={TEXTS.stats}>
        <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {stats.map(({ value, label }, i) => (
            <Box key={i} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Typography component="dt" variant="body2" sx={quiet}>
                {label}
              </Typography>
              <Typography component="dd" variant="figure" sx={{ m: 0 }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </Part>
      <Part title={`${TEXTS.speakers} (${speakers.length})`}>
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
          }}
        >
          {speakers.map(({ name, title }) => (
            <li key={name}>
              <Typography sx={{ fontWeight: 550 }}>{name}</Typography>
              <Typography variant="body2" sx={quiet}>
                {title}
              </Typography>
            </li>
          ))}
        </Box>
      </Part>
      <Part title={TEXTS.testimonials}>
        {testimonials.map(({ quote, author }, i) => (
          <Box component="figure" key={i} sx={{ m: 0, '& + &': { mt: 1.5 }, maxWidth: '72ch' }}>
            <blockquote style={{ margin: 0 }}>{quote}</blockquote>
            <Typography component="figcaption" variant="body2" sx={quiet}>
              {author}
            </Typography>
          </Box>
        ))}
      </Part>
      <Part title={TEXTS.host}>
        <Typography sx={{ fontWeight: 550 }}>{host.name}</Typography>
        <Typography variant="body2" sx={quiet}>
          {host.title}
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '72ch' }}>{host.bio}</Typography>
      </Part>
    </>
  );
}
