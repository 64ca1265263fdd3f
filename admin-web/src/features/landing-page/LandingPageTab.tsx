import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminLandingPageResponse } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { PanelsTopLeft, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTimeTexts } from '../../lib/time/operator-zone';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { ContentView } from './ContentView';
import { DraftNotice } from './DraftNotice';
import { HistoryPanel } from './HistoryPanel';
import { landingPageQuery, useReloadLandingPage } from './landing-page-query';
import { LandingPageForm } from './LandingPageForm';
import { LANDING_TEXTS as TEXTS } from './messages';

/** Tab `landing-page`: the public page's texts, read-only first (A-182..A-190). */
export function LandingPageTab() {
  const report = useQuery(landingPageQuery(useServices()));
  const reload = useReloadLandingPage();
  const { dateTime } = useTimeTexts();
  /** The state that the form began with: what is loaded meanwhile must not change it. */
  const [editing, setEditing] = useState<AdminLandingPageResponse | null>(null);
  if (editing?.content) {
    return (
      <LandingPageForm
        page={editing.content}
        draft={editing.draft}
        onSaved={() => setEditing(null)}
        onCancel={() => {
          setEditing(null);
          void reload();
        }}
      />
    );
  }
  const { data } = report;
  const page = data?.content ?? null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel
        title={TEXTS.title}
        refreshing={report.isFetching && data !== undefined}
        action={
          page && (
            <Button
              variant="contained"
              startIcon={<Pencil size={18} strokeWidth={1.75} aria-hidden />}
              onClick={() => setEditing(data ?? null)}
            >
              {TEXTS.edit}
            </Button>
          )
        }
      >
        <ReportContent
          report={report}
          failure={TEXTS.failed}
          waiting={TEXTS.loading}
          skeleton={<Skeleton variant="rounded" height={320} />}
        >
          {({ content, draft }) =>
            content === null ? (
              <EmptyState icon={PanelsTopLeft} title={TEXTS.empty} reason={TEXTS.emptyReason} />
            ) : (
              <>
                {draft && (
                  <Box sx={{ mb: 2 }}>
                    <DraftNotice draft={draft} />
                  </Box>
                )}
                <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
                  {content.updated_by === null
                    ? TEXTS.asImported
                    : TEXTS.savedBy(dateTime(content.updated_at), content.updated_by)}
                </Typography>
                <ContentView content={content} />
              </>
            )
          }
        </ReportContent>
      </Panel>
      {page && <HistoryPanel page={page} />}
    </Stack>
  );
}
