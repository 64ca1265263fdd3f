import type { ProofRow } from './proof-row.js';
import { SOURCES } from './proof-row.js';

const counted = (row: Omit<ProofRow, 'basis' | 'unit' | 'group'>): ProofRow => ({
  group: 'contents',
  basis: 'counted',
  unit: 'count',
  ...row,
});

const file = (label: string, pages: ProofRow['pages']): ProofRow => ({
  group: 'downloads',
  label,
  basis: 'file',
  unit: 'bytes',
  pages,
  says: null,
  how: 'The size of the file that is sent, read when this page was asked for.',
  source: 'The file itself',
});

/** Figures that are counted or measured when somebody asks. */
export const COUNT_ROWS = {
  'people.registered': {
    group: 'people',
    label: 'People who have registered',
    basis: 'counted',
    unit: 'count',
    pages: ['landing'],
    says: null,
    how: 'All registrations are counted, each address once.',
    source: 'The list of registrations',
    rule: 'The landing page shows the count from 100 on and asks for it again every 30 seconds.',
  },
  'contents.speakers': counted({
    label: 'Speakers',
    pages: ['landing', 'speakerResources'],
    says: '31 speakers',
    how: 'The speakers of the landing page are counted.',
    source: SOURCES.landing,
  }),
  'contents.speakers_at_least': counted({
    label: 'Speakers, as the headline has it',
    pages: ['landing'],
    says: '25+',
    how: 'The speakers of the landing page are counted; there must be at least as many.',
    source: SOURCES.landing,
  }),
  'contents.recordings': counted({
    label: 'Recordings in VIP',
    pages: ['landing', 'vip', 'vipUpgrade'],
    says: '36 recordings',
    how: 'The sessions of the passive income edition are counted.',
    source: 'The list of sessions',
  }),
  'contents.prompts': counted({
    label: 'Prompts in the library',
    pages: ['landing'],
    says: '500',
    how: 'The prompts of the library are counted.',
    source: 'The library of prompts',
  }),
  'contents.gifts': counted({
    label: 'Speaker gifts in VIP',
    pages: ['landing', 'vip', 'vipUpgrade'],
    says: '50+ speaker gifts',
    how: 'The gifts in the library are counted; there must be at least as many.',
    source: 'The list of speaker gifts',
  }),
  'contents.quotes': counted({
    label: 'Quotes of attendees',
    pages: ['landing'],
    says: null,
    how: 'The quotes of the landing page are counted; the organizers chose them.',
    source: SOURCES.landing,
  }),
  'file.free-signup-bonus-1': file('Side hustle blueprints', ['landing', 'thankYou1']),
  'file.free-signup-bonus-2': file('Passive Income Playbook', ['landing', 'thankYou1']),
  'file.vip-upgrade-bonus': file('VIP Exclusive Bonus Pack', ['vip', 'thankYou2']),
} as const satisfies Record<string, ProofRow>;
