import { ApiError } from '@summit/api-client';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { createQueries } from './create-queries.js';

const unreachable = () => Promise.reject(new ApiError({ kind: 'network' }));

describe('in a browser without a line', () => {
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => onlineManager.setOnline(true));

  it('a question is asked, said to have failed, and asked again once there is a line', async () => {
    const queries = createQueries(0);
    queries.mount();
    const ask = jest.fn<Promise<string>, []>(unreachable);
    const observer = new QueryObserver(queries, { queryKey: ['days'], queryFn: ask });
    const stop = observer.subscribe(() => undefined);
    await waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' }));

    ask.mockResolvedValue('five days');
    onlineManager.setOnline(true);
    await waitFor(() => expect(observer.getCurrentResult().data).toBe('five days'));
    stop();
    queries.unmount();
  });

  it('a pressed change fails at once, and is not made later', async () => {
    const change = jest.fn<Promise<string>, []>(unreachable);
    const queries = createQueries(0);
    queries.mount();
    const observer = new MutationObserver(queries, { mutationFn: change });
    const heard = jest.fn();
    observer.mutate().catch(heard);
    await waitFor(() => expect(heard).toHaveBeenCalled());
    onlineManager.setOnline(true);
    await Promise.resolve();
    expect(change).toHaveBeenCalledTimes(1);
    queries.unmount();
  });
});
