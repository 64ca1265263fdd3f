import type { SpeakerLoginResponse } from '@summit/contracts';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { speakerDashboardPath } from '../../lib/site/paths';
import { SpeakerPortsContext } from './speaker-ports';
import { keepSession } from './speaker-session';
import { useCheckedForm, type CheckedForm } from './useCheckedForm';

export interface SendingForm<Field extends string> extends Omit<CheckedForm<Field>, 'send'> {
  send: (values: Record<Field, string>) => Promise<SpeakerLoginResponse>;
}

/** A form that signs a speaker in: keeps the session and opens the dashboard. */
export function useSendingForm<Field extends string>({ send, ...form }: SendingForm<Field>) {
  const { store } = use(SpeakerPortsContext);
  const navigate = useNavigate();
  return useCheckedForm<Field>({
    ...form,
    send: async (values) => {
      keepSession(store, await send(values));
      await navigate(speakerDashboardPath, { replace: true });
    },
  });
}
