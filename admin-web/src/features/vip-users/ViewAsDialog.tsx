import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { adminViewAsVipUserEndpoint, SUMMIT_EDITIONS, type VipViewResponse } from '@summit/contracts';
import { ErrorState } from '@summit/ui/feedback/ErrorState';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ResultDialog } from '../../lib/dialog/ResultDialog';
import { useServices } from '../../lib/services';
import { ACCESS_TEXTS, VIEW_TEXTS as TEXTS } from './messages';

/** Lines of the member's own pages, in words. */
function linesOf({ user, setup_pending }: VipViewResponse): readonly (readonly [label: string, text: string])[] {
  const links = Object.entries(user.social_links).map(([network, link]) => `${network}: ${link}`);
  return [
    [TEXTS.name, user.name],
    [TEXTS.email, user.email],
    ...SUMMIT_EDITIONS.map(
      ({ key, short }) =>
        [ACCESS_TEXTS[short], user.summit_access[key].has_access ? TEXTS.open : TEXTS.closed] as const,
    ),
    [TEXTS.password, setup_pending ? TEXTS.passwordPending : TEXTS.passwordSet],
    [TEXTS.twoFactor, user.two_factor_enabled ? TEXTS.on : TEXTS.off],
    [TEXTS.bio, user.bio || TEXTS.none],
    [TEXTS.links, links.join(', ') || TEXTS.none],
  ];
}

/** What the member's pages are told, without being signed in as the member. */
export function ViewAsDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { api } = useServices();
  // No query: each look is an entry of the audit log, so it must not be repeated behind the administrator's back.
  const { data, error, mutate, isPending } = useMutation({
    mutationFn: () => api.send(adminViewAsVipUserEndpoint, { body: { email } }),
  });
  useEffect(() => mutate(), [mutate]);
  return (
    <ResultDialog title={TEXTS.title} onClose={onClose}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {TEXTS.note}
      </Typography>
      {error && <ErrorState text={failureText(error, TEXTS.failed)} busy={isPending} onRetry={() => mutate()} />}
      {data && (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {linesOf(data).map(([label, text]) => (
            <div key={label}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {text}
              </Box>
            </div>
          ))}
        </Box>
      )}
    </ResultDialog>
  );
}
