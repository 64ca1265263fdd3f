import Box from '@mui/material/Box';
import { adminPayingNowEndpoint, type PayingNowResponse } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../services';

const TEXTS = {
  waiting: 'Counting who is paying right now...',
  failed: 'We could not count who is paying right now.',
  nobody: 'Nobody is paying right now.',
} as const;

function sentence({ buyers, open_checkouts }: PayingNowResponse): string {
  if (open_checkouts === 0) return TEXTS.nobody;
  const paying =
    buyers === 0
      ? TEXTS.nobody
      : buyers === 1
        ? '1 buyer is paying right now.'
        : `${buyers} buyers are paying right now.`;
  const open = open_checkouts === 1 ? '1 checkout is open and may' : `${open_checkouts} checkouts are open and may`;
  return `${paying} ${open} still be paid.`;
}

/** What an action does, and how many it meets in the middle of paying. Asked anew each time the question is shown. */
export function PayingNow({ children }: { children: ReactNode }) {
  const { api } = useServices();
  const { data, isError } = useQuery({
    queryKey: ['admin', 'paying-now'],
    queryFn: ({ signal }) => api.send(adminPayingNowEndpoint, { signal }),
    gcTime: 0,
    staleTime: 0,
  });
  const text = data ? sentence(data) : isError ? TEXTS.failed : TEXTS.waiting;
  return (
    <>
      {children}
      <Box role="status" sx={{ mt: 1.5, fontWeight: 600, color: 'text.primary' }}>
        {text}
      </Box>
    </>
  );
}
