import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SpeakerSetPasswordPage } from './SpeakerSetPasswordPage';

/** The token stays in the address: opening or reloading the page does not use it up (C-109). */
export function SpeakerSetPasswordRoute() {
  const [query] = useSearchParams();
  const [token] = useState(() => query.get('token')?.trim() || null);
  return <SpeakerSetPasswordPage token={token} />;
}
