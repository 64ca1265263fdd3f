import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { HOST, HOST_PULL_QUOTE } from '../../lib/landing/landing-copy.baked';
import { faceOf, faceSources, type Face, type LandingPageContent } from '@summit/contracts';
import { PortraitFrame } from '@summit/ui/portrait/PortraitFrame';
import { Section } from '@summit/ui/layout/Section';
import { hostArt } from '../../lib/site/art-paths';

/** The host (F-053); the pull quote belongs to the bundled host and goes when the editor names another one. */
export function Host({ host, faces }: { host: LandingPageContent['host']; faces: readonly Face[] | undefined }) {
  const face = faceOf(faces, host.name);
  return (
    <Section labelledBy="host-title" className="on-surface">
      <Container className="host">
        <PortraitFrame
          name={host.name}
          src={host.image ?? hostArt}
          face={face && faceSources(face)}
          photo={host.image !== null}
          radius={20}
          size={48}
        />
        <div>
          <Typography variant="eyebrow" className="eyebrow">
            Your host
          </Typography>
          <Typography id="host-title" variant="h2">
            {host.name}
          </Typography>
          <p className="host__title">{host.title}</p>
          <p className="prose">{host.bio}</p>
          {host.name === HOST.name && (
            <Typography variant="h3" component="blockquote" className="host__quote">
              {HOST_PULL_QUOTE}
            </Typography>
          )}
        </div>
      </Container>
    </Section>
  );
}
