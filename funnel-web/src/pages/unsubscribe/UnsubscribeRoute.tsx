import { send } from '@summit/api-client';
import { unsubscribeEndpoint } from '@summit/contracts';
import { useSearchParams } from 'react-router-dom';
import { UnsubscribePage } from './UnsubscribePage';

const unsubscribe = async (token: string) => (await send(unsubscribeEndpoint, { query: { token } })).message;

export function UnsubscribeRoute() {
  const [query] = useSearchParams();
  return <UnsubscribePage token={query.get('token')?.trim() || null} unsubscribe={unsubscribe} />;
}
