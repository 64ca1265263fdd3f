import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { VipUser } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '@summit/web-app/calls/failure-text';
import { Loading } from '../../lib/Loading';
import { memberQuery } from '../../lib/member-query';
import { useServices } from '../../lib/services';
import { LoadFailure } from './LoadFailure';

export interface MemberPageProps {
  /** What can be shown at once: the heading, which keeps its place and its focus whatever comes. */
  head: ReactNode;
  /** The document's text while the member is under way. */
  loading: string;
  /** For failures without a text of the server. */
  loadFailed: string;
  skeleton: ReactNode;
  children: (member: VipUser) => ReactNode;
}

/** A page about the member: waits for them, says so when they can't be had, and asks again on request. */
export function MemberPage({ head, loading, loadFailed, skeleton, children }: MemberPageProps) {
  const { data: member, error, isFetching, refetch } = useQuery(memberQuery(useServices()));
  return (
    <Container component="main" id="main" sx={{ py: { xs: 4, md: 6 } }}>
      {head}
      {member && children(member)}
      {!member && (
        <Box sx={{ minHeight: '100vh' }}>
          {error ? (
            <LoadFailure text={failureText(error, loadFailed)} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Loading text={loading}>{skeleton}</Loading>
          )}
        </Box>
      )}
    </Container>
  );
}
