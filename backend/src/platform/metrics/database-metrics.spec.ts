import { Registry } from 'prom-client';
import type { FigureSet } from '../telemetry/database-figures.js';
import { measureDatabase } from './database-metrics.js';
import type { Figures } from './figure-reader.js';

const QUEUE: FigureSet = { read: { name: 'a', text: '' }, gauges: { summit_waiting: 'How many wait.' } };
const LAG: FigureSet = {
  read: { name: 'b', text: '' },
  label: 'provider',
  gauges: { summit_lag: 'How late they are.' },
};

describe('the gauges of the database', () => {
  const registry = new Registry();
  let figures: Figures | null;
  const refresh = measureDatabase([QUEUE, LAG], { read: async () => figures }, registry);
  const values = async () => {
    await refresh();
    return (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
  };

  it('have a value for each row, and none for what nobody knows', async () => {
    figures = [
      { set: QUEUE, rows: [{ summit_waiting: '7' }] },
      {
        set: LAG,
        rows: [
          { provider: 'stripe', summit_lag: '1.5' },
          { provider: 'paypal', summit_lag: null },
        ],
      },
    ];
    expect(await values()).toEqual([
      'summit_database_figures_up 1',
      'summit_waiting 7',
      'summit_lag{provider="stripe"} 1.5',
    ]);
  });

  it('have no values while the database does not answer, rather than old ones', async () => {
    figures = null;
    expect(await values()).toEqual(['summit_database_figures_up 0']);
  });
});
