import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { FILMS_TEXTS as TEXTS } from './messages';
import { offerFilmsQuery } from './offer-films-query';
import { OfferFilmsForm } from './OfferFilmsForm';

/** Films of the three offer pages (F-127, F-148, F-166). */
export function OfferFilmsPanel() {
  const report = useQuery(offerFilmsQuery(useServices()));
  return (
    <Panel title={TEXTS.title}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: '72ch' }}>
        {TEXTS.note}
      </Typography>
      <ReportContent
        report={report}
        failure={TEXTS.failed}
        waiting={TEXTS.loading}
        skeleton={<Skeleton variant="rounded" height={240} />}
      >
        {(films) => <OfferFilmsForm films={films} />}
      </ReportContent>
    </Panel>
  );
}
