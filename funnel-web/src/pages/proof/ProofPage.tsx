import '../../styles/proof.css';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { proofEndpoint } from '@summit/contracts';
import { IslandSlot } from '../../lib/browser/IslandSlot';
import { PROOF_COPY } from '../../lib/proof/proof-copy.baked';
import { PROOF_SLOT } from '../../lib/proof/proof-slot';

/** /proof: the figures of the site and where each comes from. The frame is HTML; a small script of its own brings the figures. */
export function ProofPage() {
  return (
    <Container component="main" id="main" className="proof">
      <Typography variant="eyebrow" className="eyebrow">
        Looked up, not claimed
      </Typography>
      <Typography variant="h1">{PROOF_COPY.title}</Typography>
      <Typography variant="lead" className="proof__lead">
        {PROOF_COPY.lead}
      </Typography>
      <IslandSlot as="div" id={PROOF_SLOT} className="proof__figures" aria-busy>
        <p>{PROOF_COPY.loading}</p>
        <noscript>
          <p>
            Without scripts they are <a href={proofEndpoint.path}>here, as data</a>.
          </p>
        </noscript>
      </IslandSlot>
    </Container>
  );
}
