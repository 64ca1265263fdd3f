import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { CompanyForm } from './CompanyForm';
import { companyQuery } from './company-query';
import { COMPANY_TEXTS } from './messages';

/** The seller on invoices. */
export function CompanyView() {
  const report = useQuery(companyQuery(useServices()));
  return (
    <Panel title={COMPANY_TEXTS.title}>
      <Box sx={{ maxWidth: 560 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
          {COMPANY_TEXTS.about}
        </Typography>
        <ReportContent
          report={report}
          failure={COMPANY_TEXTS.loadFailed}
          waiting={COMPANY_TEXTS.waiting}
          skeleton={<Skeleton variant="rounded" height={320} />}
        >
          {(company) => <CompanyForm company={company} />}
        </ReportContent>
      </Box>
    </Panel>
  );
}
