import Container from '@mui/material/Container';
import { isApiError } from '@summit/api-client';
import { promptPageEndpoint } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Loading } from '../lib/Loading';
import { useServices } from '../lib/services';
import { NotFoundPage } from './member-routes';

/** `/prompts`, and the one word that the server's setting names; any other word is no page (C-027). */
export function PromptsPath({ children }: { children: ReactNode }) {
  const { api } = useServices();
  const { token } = useParams();
  const page = useQuery({
    queryKey: ['prompts', 'page', token],
    queryFn: ({ signal }) => api.send(promptPageEndpoint, { params: { token: token ?? '' }, signal }),
    enabled: token !== undefined,
    staleTime: Infinity,
  });
  // Only the server's "not found" closes the page: without an answer the steps say for themselves what is wrong.
  if (isApiError(page.error) && page.error.status === 404) return <NotFoundPage />;
  if (token === undefined || !page.isPending) return children;
  return (
    <Container component="main" id="main" sx={{ py: { xs: 4, md: 6 }, minHeight: '100vh' }}>
      <Loading text="Loading..." />
    </Container>
  );
}
