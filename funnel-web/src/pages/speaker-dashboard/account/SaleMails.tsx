import { isApiError } from '@summit/api-client';
import { use, useState } from 'react';
import { PortalAlert } from '../../../features/speaker-portal/PortalAlert';
import { SpeakerPortsContext } from '../../../features/speaker-portal/speaker-ports';
import type { AccountFormEvents } from './AccountForm';

/** Whether each credited sale is told by mail; saved at once. */
export function SaleMails({ isOn, onChanged, onError }: AccountFormEvents & { isOn: boolean }) {
  const { setSaleMails } = use(SpeakerPortsContext);
  const [answer, setAnswer] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = async (next: boolean) => {
    setBusy(true);
    setFailure(null);
    setAnswer(null);
    try {
      setAnswer(await setSaleMails(next));
      onChanged();
    } catch (error) {
      if (!onError(error)) setFailure((isApiError(error) && error.detail) || 'That did not work. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="account-item">
      <label className="account-switch">
        <input type="checkbox" checked={isOn} disabled={busy} onChange={({ target }) => void change(target.checked)} />
        Mail me each credited sale
      </label>
      {answer && <p role="status">{answer}</p>}
      {failure && <PortalAlert>{failure}</PortalAlert>}
    </li>
  );
}
