import type { PageName } from '@summit/contracts';
import type { FigureKey } from '../figures.js';
import { SOURCES, type ProofRow } from './proof-row.js';

/** Figures that texts could name and none does. */
type UnnamedFigureKey = Extract<FigureKey, 'vip.save' | 'vip.with_bump' | 'implementation.save' | 'dfy.save'>;
/** Every amount of money that a page shows: a new placeholder of the texts needs its row here. */
export type ShownFigureKey = Exclude<FigureKey, UnnamedFigureKey>;

const charged = (label: string, pages: readonly PageName[], rest: Pick<ProofRow, 'how' | 'rule'>): ProofRow => ({
  group: 'prices',
  label,
  basis: 'price_book',
  unit: 'cents',
  pages,
  says: null,
  source: SOURCES.priceList,
  ...rest,
});

const commission = (label: string, how: string, pages: readonly PageName[] = ['affiliates']): ProofRow => ({
  group: 'affiliates',
  label,
  basis: 'price_book',
  unit: 'cents',
  pages,
  says: null,
  source: SOURCES.priceList,
  how,
});

const stated = (label: string, pages: readonly PageName[], how: string): ProofRow => ({
  group: 'prices',
  label,
  basis: 'text',
  unit: 'cents',
  pages,
  says: null,
  how,
  source: SOURCES.words,
});

const CHARGED = 'What an order of it is charged, before add-ons and codes.';
const WORTH = 'What the organizers say it is worth; it is not sold alone here.';

export const PRICE_ROWS: Readonly<Record<ShownFigureKey, ProofRow>> = {
  'vip.early': charged('VIP', ['landing', 'vip', 'vipUpgrade', 'affiliates', 'speakerResources', 'termsOfService'], {
    how: CHARGED,
    rule: 'VIP costs the same before and after the offer window.',
  }),
  'vip.reference': stated(
    'Crossed-out list price of VIP',
    ['vip', 'vipUpgrade'],
    'A list price to compare with: VIP does not rise to it, and no order is charged it.',
  ),
  'vip.bump': charged('Add-on of VIP', ['vip', 'vipUpgrade'], { how: CHARGED }),
  'implementation.early': charged(
    'Implementation Package during the offer window',
    ['implementation', 'affiliates', 'speakerResources', 'termsOfService'],
    { how: CHARGED, rule: 'When the offer window of a buyer is over, it is {implementation.reference}.' },
  ),
  'implementation.reference': charged(
    'Implementation Package after the offer window',
    ['implementation', 'termsOfService'],
    {
      how: 'The amount that an order is charged once the offer window is over.',
      rule: 'The server decides by its own clock which of the two prices an order gets.',
    },
  ),
  'implementation.bump': charged('Add-on of the Implementation Package', ['implementation'], { how: CHARGED }),
  add_ons: charged('All add-ons', ['termsOfService'], { how: 'The add-ons that order cards show, with their prices.' }),
  'dfy.early': charged(
    'Done-For-You during the offer window',
    ['dfy', 'affiliates', 'speakerResources', 'termsOfService'],
    {
      how: CHARGED,
      rule: 'When the offer window of a buyer is over, it is {dfy.regular}.',
    },
  ),
  'dfy.regular': charged('Done-For-You after the offer window', ['dfy', 'termsOfService'], {
    how: 'The amount that an order is charged once the offer window is over.',
    rule: 'The server decides by its own clock which of the two prices an order gets.',
  }),
  'dfy.plan': charged('Done-For-You in three payments', ['dfy'], {
    how: 'The price in three parts, rounded down to whole cents; the last payment takes the rest.',
    rule: 'The three payments add up to the price exactly: 0% interest.',
  }),
  coaching: charged('One more coaching session', ['implementation', 'dfy', 'termsOfService'], { how: CHARGED }),
  'coaching.regular': stated(
    'Usual price of a coaching session',
    ['implementation', 'dfy'],
    'What the organizers name as the usual price; it is not charged here.',
  ),
  'bonus.total': stated(
    'Worth of the three bonuses',
    ['landing', 'vip', 'vipUpgrade', 'disclaimer'],
    'The sum of {bonus.blueprints}, {bonus.playbook} and {bonus.prompts}, each as the organizers say.',
  ),
  'bonus.blueprints': stated('Worth of the blueprints', ['landing', 'disclaimer'], WORTH),
  'bonus.playbook': stated('Worth of the playbook', ['landing', 'disclaimer'], WORTH),
  'bonus.prompts': stated('Worth of the prompts', ['landing', 'disclaimer'], WORTH),
  'gift.vip': stated('Worth of the workshop series', ['vip', 'vipUpgrade', 'disclaimer'], WORTH),
  'commission.vip': commission('Commission on VIP', 'Half of {vip.early}.', ['affiliates', 'speakerResources']),
  'commission.vip_discounted': commission('Commission on VIP after a $10 code', 'Half of what is left to pay.'),
  'commission.implementation': commission('Commission on Implementation', 'Half of {implementation.early}.', [
    'affiliates',
    'speakerResources',
  ]),
  'commission.implementation_coaching': commission(
    'Commission on Implementation with two more sessions',
    'Half of {implementation.early} and twice {coaching}.',
  ),
  'commission.dfy': commission('Commission on Done-For-You', 'Half of {dfy.early}.', [
    'affiliates',
    'speakerResources',
  ]),
  'payout.minimum': {
    ...commission('Smallest payout', 'A smaller balance waits for the next month.', ['affiliates', 'termsOfService']),
    rule: 'The monthly payout leaves smaller balances out.',
  },
};
