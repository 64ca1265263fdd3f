import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import { adminExportAffiliatesEndpoint } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { MousePointerClick } from 'lucide-react';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { formatPercent, formatQuantity } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { TwoLines } from '../../lib/panel/TwoLines';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { clickOrder, clickQuery } from './analytics-query';
import { AFFILIATE_TEXTS } from './messages';
import { rateTone } from './rate-tone';

const COLORS = { good: 'success.main', fair: 'warning.main', plain: 'text.primary' } as const;

/** How many clicks of the busiest affiliates became registrations; the color only repeats the number. */
export function ClickToSignup() {
  const { days } = useDashboardFilters();
  const report = useQuery(clickQuery(useServices(), days));
  return (
    <Panel
      title={AFFILIATE_TEXTS.clicks}
      refreshing={report.isFetching && report.data !== undefined}
      action={
        <ExportButton
          of="clicks"
          file={csvOf('affiliates', adminExportAffiliatesEndpoint, { query: clickOrder(days) })}
        />
      }
    >
      <ReportContent
        report={report}
        failure={AFFILIATE_TEXTS.clicksFailed}
        waiting={AFFILIATE_TEXTS.clicksLoading}
        skeleton={<Skeleton variant="rounded" height={230} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon={MousePointerClick}
              title={AFFILIATE_TEXTS.clicksEmpty}
              reason={AFFILIATE_TEXTS.clicksEmptyReason}
            />
          ) : (
            <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.25 }}>
              {rows.map(({ speaker_code, speaker_name, total_clicks, total_signups, click_conversion_rate }) => (
                <Stack
                  component="li"
                  key={speaker_code}
                  direction="row"
                  sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
                >
                  <TwoLines
                    main={speaker_name}
                    note={`${formatQuantity(total_clicks, 'click')}, ${formatQuantity(total_signups, 'signup').toLowerCase()}`}
                  />
                  <Box
                    component="span"
                    className="tnum"
                    data-tone={rateTone(click_conversion_rate)}
                    sx={{ fontWeight: 650, color: COLORS[rateTone(click_conversion_rate)] }}
                  >
                    {formatPercent(click_conversion_rate, 1)}
                  </Box>
                </Stack>
              ))}
            </Stack>
          )
        }
      </ReportContent>
    </Panel>
  );
}
