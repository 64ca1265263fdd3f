import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { LoadFailure } from '../../../features/member-page/LoadFailure';
import { Loading } from '../../../lib/Loading';
import { PageHeading } from '../../../lib/PageHeading';
import { sessionsPath } from '../../../lib/paths';
import { useServices } from '../../../lib/services';
import { PROMPTS_TEXTS } from '../messages';
import type { PromptSession } from '../prompt-session';
import { Allowance, LimitBanner } from './Allowance';
import { promptListQuery } from './library-query';
import { PromptBrowser } from './PromptBrowser';
import { sectionsOf } from './prompt-groups';
import { Tips } from './Tips';
import { usePromptAccess } from './usePromptAccess';

export interface LibraryProps {
  session: PromptSession;
  announced: boolean;
  onEnded: (email: string, note: string) => void;
}

/** The third step: all prompts by section, ten of them a day (M-154..M-181). */
export function Library({ session, announced, onEnded }: LibraryProps) {
  const access = usePromptAccess(session, onEnded);
  const { data, error, isFetching, refetch } = useQuery({
    ...promptListQuery(useServices()),
    select: sectionsOf,
  });
  return (
    <Container component="main" id="main" sx={{ py: { xs: 4, md: 6 }, minHeight: '100vh' }}>
      <Link
        component={RouterLink}
        to={sessionsPath}
        variant="body2"
        underline="hover"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 0.5, mb: 2 }}
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        {PROMPTS_TEXTS.backToSummit}
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 3 }}>
        <Box sx={{ flex: 1, minWidth: 260 }}>
          <PageHeading title={PROMPTS_TEXTS.libraryTitle} announced={announced} />
        </Box>
        <Allowance viewed={access.viewed} limit={access.limit} />
      </Box>
      {access.limitText !== null && <LimitBanner text={access.limitText} />}
      {data && <PromptBrowser sections={data} access={access} />}
      {!data && error && (
        <LoadFailure
          text={failureText(error, PROMPTS_TEXTS.loadFailed)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading text={PROMPTS_TEXTS.loading}>
          {Array.from({ length: 10 }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={48} sx={{ mb: 1 }} />
          ))}
        </Loading>
      )}
      <Tips />
    </Container>
  );
}
