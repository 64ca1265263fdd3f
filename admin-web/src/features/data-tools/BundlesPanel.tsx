import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminStartBundleEndpoint } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { isCalledOff } from '../../lib/failure/called-off';
import { reasonText } from '../../lib/failure/reason-text';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { BundleItem } from './BundleItem';
import { BUNDLE_TEXTS as TEXTS, CLONE_TEXTS } from './bundle-messages';
import { bundlesQuery, isWriting } from './bundles-query';
import { CloneDialog } from './CloneDialog';

/** Writes everything into one archive, and says what is in it and how it gets into another installation. */
export function BundlesPanel() {
  const services = useServices();
  const queries = useQueryClient();
  const { confirm, notify } = useFeedback();
  const query = bundlesQuery(services);
  const [isCloning, setCloning] = useState(false);
  const report = useQuery(query);
  const { mutate, isPending } = useMutation({
    mutationFn: () => services.api.send(adminStartBundleEndpoint),
    onSuccess: ({ message }) => notify(message),
    onError: (error) => {
      if (!isCalledOff(error)) notify(`${TEXTS.failed}: ${reasonText(error, TEXTS.unknown)}`, 'error');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  const start = async () => {
    if (await confirm({ title: TEXTS.sure, body: TEXTS.sureBody, confirmLabel: TEXTS.start })) mutate();
  };
  const running = isPending || (report.data?.some(isWriting) ?? false);
  return (
    <Panel
      title={TEXTS.title}
      action={
        <>
          <Button variant="outlined" disabled={running} onClick={() => setCloning(true)}>
            {CLONE_TEXTS.open}
          </Button>
          <Button variant="outlined" loading={running} loadingPosition="start" onClick={() => void start()}>
            {running ? TEXTS.starting : TEXTS.start}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        <Typography>{TEXTS.about}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {TEXTS.secrets}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {TEXTS.how}{' '}
          <Box component="code" sx={{ display: 'block', my: 0.5 }}>
            {TEXTS.command}
          </Box>{' '}
          {TEXTS.whyCommand}
        </Typography>
        <ReportContent
          report={report}
          failure={TEXTS.failedToLoad}
          waiting={TEXTS.waiting}
          skeleton={<Skeleton variant="rounded" height={80} />}
        >
          {(bundles) =>
            bundles.length === 0 ? (
              <EmptyState icon={Package} title={TEXTS.none} reason={TEXTS.noneReason} />
            ) : (
              <Box component="ul" aria-label={TEXTS.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {bundles.map((bundle) => (
                  <BundleItem key={bundle.id} bundle={bundle} />
                ))}
              </Box>
            )
          }
        </ReportContent>
      </Stack>
      {isCloning && (
        <CloneDialog
          onClose={() => setCloning(false)}
          onStarted={() => {
            setCloning(false);
            void queries.invalidateQueries({ queryKey: query.queryKey });
          }}
        />
      )}
    </Panel>
  );
}
