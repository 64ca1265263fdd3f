import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PromptAnalytics } from '@summit/contracts';
import { ErrorState } from '@summit/ui/feedback/ErrorState';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { formatCount } from '../../lib/format/format-figures';
import { KpiStrip, type Kpi } from '../../lib/panel/KpiStrip';
import { useServices } from '../../lib/services';
import { SUPER_PROMPTS_TEXTS as TEXTS } from './messages';
import { promptAnalyticsQuery } from './super-prompts-query';

/** The six figures; without data, their outlines. */
function cards(analytics: PromptAnalytics | undefined): Kpi[] {
  const count = (of: keyof PromptAnalytics): string | null => (analytics ? formatCount(analytics[of]) : null);
  return [
    { label: TEXTS.attempts, value: count('total_access_attempts'), note: TEXTS.attemptsNote },
    { label: TEXTS.successful, value: count('successful_access'), note: TEXTS.successfulNote },
    { label: TEXTS.failed, value: count('failed_access'), note: TEXTS.failedNote },
    { label: TEXTS.people, value: count('unique_users'), note: TEXTS.peopleNote },
    { label: TEXTS.viewed, value: count('total_prompts_viewed'), note: TEXTS.viewedNote },
    { label: TEXTS.average, value: count('average_prompts_per_user'), note: TEXTS.averageNote },
  ];
}

/** Figures of the prompt library, and the way to its public page. */
export function PromptFigures() {
  const { data, isError, isFetching, refetch } = useQuery(promptAnalyticsQuery(useServices()));
  return (
    <>
      {isError && <ErrorState text={TEXTS.figuresFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {(data !== undefined || !isError) && <KpiStrip label={TEXTS.figures} items={cards(data?.analytics)} />}
      {data && (
        <Box>
          <Button
            variant="outlined"
            href={data.public_url}
            target="_blank"
            rel="noopener noreferrer"
            endIcon={<ExternalLink size={16} strokeWidth={1.75} aria-hidden />}
          >
            {TEXTS.openPage}
            <span style={visuallyHidden}>, {TEXTS.newTab}</span>
          </Button>
        </Box>
      )}
    </>
  );
}
