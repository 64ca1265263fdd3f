import Typography from '@mui/material/Typography';
import { SUPPORT_EMAIL } from '../../lib/site/support';
import { SUPPORT_COPY } from './thank-you-copy.baked';

/** Where questions go, and when answers come (F-265, F-319). */
export function SupportContact() {
  return (
    <section aria-labelledby="support-title">
      <Typography id="support-title" variant="h3" component="h2">
        {SUPPORT_COPY.title}
      </Typography>
      <p className="after__text">{SUPPORT_COPY.line}</p>
      <p className="after__text">
        <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
      </p>
    </section>
  );
}
