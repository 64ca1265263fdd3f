import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { PublicSession } from '@summit/contracts';
import { SpeakerPhotos } from '../../../features/summit-sessions/SpeakerPhotos';
import { aboutSpeakerText } from '../messages';

const NETWORKS: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  website: 'Website',
  youtube: 'YouTube',
};
const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

/** Photo or placeholder, name, title, bio, and the networks that the speaker has (M-101, M-102). */
export function SpeakerCard({ speaker, day }: Pick<PublicSession, 'speaker' | 'day'>) {
  const links = Object.entries(speaker.social_links).filter(([, address]) => isWebAddress(address.trim()));
  return (
    <Paper variant="outlined" component="section" aria-labelledby="speaker-title" sx={{ borderRadius: '16px', p: 2.5 }}>
      <Box sx={{ maxWidth: 200, mb: 2 }}>
        <SpeakerPhotos
          name={speaker.name}
          photoUrl={speaker.photo_url}
          faces={speaker.faces}
          day={day}
          radius={12}
          size={28}
          ratio="1 / 1"
        />
      </Box>
      <Typography id="speaker-title" variant="h5" component="h2">
        {aboutSpeakerText(speaker.name)}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 550, mt: 0.5 }}>
        {speaker.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {speaker.bio}
      </Typography>
      {links.length > 0 && (
        <Box
          component="ul"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            rowGap: 0.5,
            listStyle: 'none',
            m: 0,
            mt: 1.5,
            p: 0,
            fontSize: '0.9375rem',
          }}
        >
          {links.map(([network, address]) => (
            <li key={network}>
              <Link href={address.trim()} target="_blank" rel="noopener noreferrer">
                {NETWORKS[network] ?? network}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Paper>
  );
}
