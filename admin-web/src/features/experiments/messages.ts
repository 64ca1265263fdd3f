import type { ExperimentMeasure, HeadlineVariant } from '@summit/contracts';

/** Texts of the experiments. */
export const EXPERIMENT_TEXTS = {
  title: 'Headline experiment',
  about:
    'Half of the visitors see the published headline (A), half another one (B), at every visit the same. Look whenever you like: the intervals hold at all looks together, so that at most one experiment in twenty is called decided where there is no difference.',
  failed: 'We could not load the experiments.',
  waiting: 'Loading the experiments...',
  none: 'No experiment is planned',
  noneReason: 'An owner plans one: another headline, what decides, and how long it may run.',
  headlineA: 'Headline A, published now',
  headlineB: 'Headline B',
  headlineBHint: 'One line, 120 characters at most.',
  textInvalid: 'Please write a headline of at most 120 characters',
  measure: 'What decides',
  expected: 'Expected visitors',
  expectedHint: 'Of both headlines until the end. The intervals are narrowest there, and right anywhere.',
  expectedInvalid: 'Please enter a whole number from 1,000 to 10,000,000',
  days: 'Days at most',
  daysInvalid: 'Please enter a whole number from 1 to 60',
  save: 'Save',
  saving: 'Saving...',
  overtaken: 'Somebody else saved a newer plan while you were editing.',
  outdated: 'Somebody else has saved a newer plan.',
  showSaved: 'Show the saved plan',
  saveFailed: 'The experiment could not be saved.',
  start: 'Start the experiment',
  startTitle: 'Start the experiment?',
  startBody: 'From now on half of the visitors see headline B. Neither headline nor plan can be changed while it runs.',
  startFailed: 'The experiment could not be started',
  stopFailed: 'The experiment could not be stopped',
  saveFirst: 'Save the plan first.',
  unknown: 'Please try again.',
  draft: 'Draft',
  running: 'Running',
  decided: 'Decided',
  since: 'Since',
  by: 'by',
  atMost: (days: number) => `${days} days at most`,
  uneven:
    'The visitors are not split evenly, and that can’t be chance: something loses visitors of one headline. Don’t trust the figures, and stop the experiment.',
  edited: 'Another headline was published since the start. Visitors of A still see the one of the start.',
  undecided: 'Nothing is decided yet. Zero is inside the interval of what decides.',
  early: 'It is too early: there is an interval from 100 visitors of each headline and 20 outcomes.',
  noInterval: 'there were too few visitors or outcomes for an interval.',
  byLength: 'Its days are over, and no difference was found. Stop it and keep the headline that you prefer.',
  byInterval: (variant: HeadlineVariant, day: string) =>
    `Decided: headline ${variant} is better since ${day}. Stop the experiment and publish it.`,
  visitors: 'Visitors',
  registered: 'Registered',
  kept: 'Kept revenue',
  perVisitor: (amount: string) => `${amount} per visitor`,
  difference: 'B less A',
  from: 'from',
  to: 'to',
  plotLabel: (measure: string, days: number) =>
    `${measure}: interval of B less A at the end of ${days === 1 ? 'one day' : `each of ${days} days`}`,
  history: 'Experiments before',
  historyEmpty: 'No experiment has been stopped yet',
  historyEmptyReason: 'What was seen at the end of each one stays here.',
  won: (variant: HeadlineVariant) => `${variant} ${variant === 'A' ? 'kept' : 'published'}`,
} as const;

export const STOPS: Record<HeadlineVariant, { label: string; title: string; body: string }> = {
  A: {
    label: 'Stop, keep A',
    title: 'Stop the experiment and keep headline A?',
    body: 'All visitors see the published headline. What was seen until now stays in the list.',
  },
  B: {
    label: 'Stop, publish B',
    title: 'Stop the experiment and publish headline B?',
    body: 'Headline B becomes the landing page’s headline. The editor’s history can bring the old one back.',
  },
};

export const MEASURE_NAMES: Record<ExperimentMeasure, string> = {
  registrations: 'Registrations per visitor',
  revenue: 'Kept revenue per visitor',
};

export const FIELD_NAMES = {
  variant: EXPERIMENT_TEXTS.headlineB,
  measure: EXPERIMENT_TEXTS.measure,
  expected: EXPERIMENT_TEXTS.expected,
  days: EXPERIMENT_TEXTS.days,
} as const;
