import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { adminSaveProofPageEndpoint } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { proofUrl } from '../../lib/paths';
import { useServices } from '../../lib/services';
import { PROOF_PAGE_TEXTS as TEXTS } from './messages';
import { proofPageQuery } from './proof-page-query';

/** Shows the page /proof of the site, or takes it off (C-001). */
export function ProofPagePanel() {
  const services = useServices();
  const { queryKey, ...query } = proofPageQuery(services);
  const report = useQuery({ queryKey, ...query });
  const queries = useQueryClient();
  const { notify } = useFeedback();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (shown: boolean) => services.api.send(adminSaveProofPageEndpoint, { body: { shown } }),
    onSuccess: ({ message, shown }) => {
      notify(message);
      queries.setQueryData(queryKey, shown);
    },
  });
  return (
    <Panel title={TEXTS.title}>
      <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
          {TEXTS.about}
        </Typography>
        <ReportContent
          report={report}
          failure={TEXTS.loadFailed}
          waiting={TEXTS.waiting}
          skeleton={<Skeleton variant="rounded" width={200} height={40} />}
        >
          {(shown) => (
            <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
              <FormControlLabel
                label={TEXTS.shown}
                sx={{ gap: 1, mx: 0 }}
                control={<Switch checked={shown} disabled={isPending} onChange={(_event, on) => mutate(on)} />}
              />
              {shown && (
                <Link href={proofUrl} target="_blank" rel="noopener">
                  {TEXTS.open}
                </Link>
              )}
            </Stack>
          )}
        </ReportContent>
        {error && <FormAlert severity="error">{failureText(error, TEXTS.saveFailed)}</FormAlert>}
      </Stack>
    </Panel>
  );
}
