import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ResetPasswordForm } from '../../features/reset-password/ResetPasswordForm';
import { RESET_TEXTS } from '../../features/reset-password/messages';
import { loginPath } from '../../lib/paths';
import { SignInCard } from '../../lib/form/SignInCard';

/** `/admin/reset-password`, with or without a token in the address. */
export function ResetPasswordPage() {
  const [address] = useSearchParams();
  const [linkedToken] = useState(() => address.get('token')?.trim() || null);
  const navigate = useNavigate();
  const toLogin = useCallback(() => void navigate(loginPath), [navigate]);
  return (
    <SignInCard title={RESET_TEXTS.title}>
      <ResetPasswordForm linkedToken={linkedToken} onLogin={toLogin} />
    </SignInCard>
  );
}
