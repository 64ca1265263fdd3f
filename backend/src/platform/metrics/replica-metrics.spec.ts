import { Registry } from 'prom-client';
import { measureReplica } from './replica-metrics.js';

describe('the figures of the replica', () => {
  const valuesOf = async (reports: Parameters<typeof measureReplica>[0]) => {
    const registry = new Registry();
    measureReplica(reports, registry, 1);
    return (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
  };

  it('say how far it is behind, whether reports read it, and how many read the primary', async () => {
    const standing = { readsReplica: true, fallbacks: 3 };
    expect(await valuesOf({ secondsBehind: async () => 0.4, standing })).toEqual([
      'summit_replica_age_seconds 0.4',
      'summit_replica_in_use 1',
      'summit_replica_fallbacks_total 3',
    ]);
  });

  it('are of no age while it does not answer, and keep no scrape waiting', async () => {
    const standing = { readsReplica: false, fallbacks: 3 };
    const values = ['summit_replica_in_use 0', 'summit_replica_fallbacks_total 3'];
    expect(await valuesOf({ secondsBehind: () => new Promise(() => undefined), standing })).toEqual(values);
    expect(await valuesOf({ secondsBehind: () => Promise.reject(new Error('wrong')), standing })).toEqual(values);
  });

  it('are none where no replica is set', async () => {
    expect(await valuesOf({ secondsBehind: async () => null, standing: null })).toEqual([
      'summit_replica_fallbacks_total 0',
    ]);
  });
});
