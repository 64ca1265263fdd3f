import {
  adminExperimentsEndpoint,
  adminSaveExperimentEndpoint,
  adminStartExperimentEndpoint,
  adminStatusEndpoint,
  adminStopExperimentEndpoint,
  type ExperimentLook,
  type ExperimentRow,
  type ExperimentsResponse,
  type OpenExperiment,
  type StaffRole,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { ExperimentsView } from './ExperimentsView';

const LOOK: ExperimentLook = {
  day: '2025-11-21',
  arms: {
    A: { visitors: 1_000, registrations: 30, net_cents: 37_000 },
    B: { visitors: 1_010, registrations: 42, net_cents: 55_500 },
  },
  registrations: { difference: 0.0116, low: -0.01, high: 0.0332 },
  revenue: null,
};
const ROW: ExperimentRow = {
  id: 'e1',
  status: 'running',
  control: 'The published headline',
  variant: 'Another headline',
  measure: 'registrations',
  expected_visitors: 10_000,
  max_days: 14,
  started_at: '2025-11-20T20:00:00.000Z',
  started_by: 'ada@summit.test',
  stopped_at: null,
  stopped_by: null,
  winner: null,
  last: LOOK,
  decision: null,
};
const running = (over: Partial<OpenExperiment> = {}): OpenExperiment => ({
  ...ROW,
  looks: [{ ...LOOK, day: '2025-11-20', registrations: null }, LOOK],
  uneven: false,
  control_edited: false,
  ...over,
});
const draft = () => running({ status: 'draft', started_at: null, started_by: null, last: null, looks: [] });

const world = (report: Partial<ExperimentsResponse> = {}, role: StaffRole = 'owner') =>
  new FakeServer()
    .answers(adminStatusEndpoint, {
      success: true,
      data: { two_factor_enabled: true, two_factor_missing: false, passkeys: 0, role },
    })
    .answers(adminExperimentsEndpoint, {
      success: true,
      open: null,
      history: [],
      headline: 'The published headline',
      suggestion: 'A suggested headline',
      ...report,
    })
    .answers(adminSaveExperimentEndpoint, { success: true, message: 'The experiment is saved.' })
    .answers(adminStartExperimentEndpoint, { success: true, message: 'The experiment runs.' })
    .answers(adminStopExperimentEndpoint, { success: true, message: 'The experiment is over.' });

const open = (server: FakeServer) => {
  renderInAdmin(<ExperimentsView />, { server });
  return userEvent.setup({ delay: null });
};

const plannedBy = (server: FakeServer, plan: OpenExperiment) =>
  server.answers(adminExperimentsEndpoint, {
    success: true,
    open: plan,
    history: [],
    headline: 'The published headline',
    suggestion: 'A suggested headline',
  });

// C-080
describe('the experiments', () => {
  it('are planned with the suggested headline, and say what is wrong with a plan', async () => {
    const server = world();
    const user = open(server);
    expect(await screen.findByLabelText('Headline B')).toHaveValue('A suggested headline');
    expect(screen.getByText('The published headline')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start the experiment' })).not.toBeInTheDocument();
    expect(screen.getByText('No experiment has been stopped yet')).toBeVisible();
    await user.clear(screen.getByLabelText('Headline B'));
    await user.clear(screen.getByLabelText('Days at most'));
    await user.type(screen.getByLabelText('Days at most'), '61');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please write a headline of at most 120 characters')).toBeVisible();
    expect(screen.getByText('Please enter a whole number from 1 to 60')).toBeVisible();
    await user.type(screen.getByLabelText('Headline B'), 'Mine');
    await user.clear(screen.getByLabelText('Days at most'));
    await user.type(screen.getByLabelText('Days at most'), '7');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The experiment is saved.')).toBeVisible();
    expect(server.bodiesOf(adminSaveExperimentEndpoint)).toEqual([
      { variant: 'Mine', measure: 'registrations', expected_visitors: 10_000, max_days: 7, seen: null },
    ]);
  });

  it('keep what was typed where the server refuses it', async () => {
    const server = world().answers(adminSaveExperimentEndpoint, () => refused('experiment_same_text'));
    const user = open(server);
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/what is published already/)).toBeVisible();
    expect(screen.getByLabelText('Headline B')).toHaveValue('A suggested headline');
  });

  it.each([
    ['a plan of a colleague', draft()],
    ['none', null],
  ])('are not planned over what a colleague has saved meanwhile, begun with %s', async (_what, began) => {
    const server = world({ open: began }).on(adminSaveExperimentEndpoint, () => refused('edit_conflict'));
    const user = open(server);
    await user.clear(await screen.findByLabelText('Headline B'));
    await user.type(screen.getByLabelText('Headline B'), 'Mine');
    const theirs = { ...draft(), variant: 'Theirs', max_days: 9 };
    plannedBy(server, theirs);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Somebody else saved a newer plan while you were editing.');
    expect(alert).toHaveTextContent('Headline B: “Theirs”');
    expect(screen.getByLabelText('Headline B')).toHaveValue('Mine');
    expect(screen.getByLabelText('Days at most')).toHaveValue('9');
    server.answers(adminSaveExperimentEndpoint, { success: true, message: 'The experiment is saved.' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The experiment is saved.')).toBeVisible();
    const seen = { variant: 'Theirs', measure: 'registrations', expected_visitors: 10_000, max_days: 9 };
    expect(server.bodiesOf(adminSaveExperimentEndpoint).at(-1)).toEqual({ ...seen, variant: 'Mine', seen });
  });

  it('can be planned with the headline of the colleague, at a press', async () => {
    const server = world({ open: draft() }).on(adminSaveExperimentEndpoint, () => refused('edit_conflict'));
    const user = open(server);
    await user.type(await screen.findByLabelText('Headline B'), '!');
    plannedBy(server, { ...draft(), variant: 'Theirs' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Use theirs: Headline B' }));
    expect(screen.getByLabelText('Headline B')).toHaveValue('Theirs');
    expect(screen.getByRole('button', { name: 'Start the experiment' })).toBeEnabled();
  });

  it('do not start as a colleague has planned them meanwhile before that is shown', async () => {
    const server = world({ open: draft() }).on(adminStartExperimentEndpoint, () => refused('edit_conflict'));
    const user = open(server);
    const start = await screen.findByRole('button', { name: 'Start the experiment' });
    plannedBy(server, { ...draft(), variant: 'Theirs' });
    await user.click(start);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Start the experiment' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Show the saved plan' }));
    expect(screen.getByLabelText('Headline B')).toHaveValue('Theirs');
    expect(screen.getByRole('button', { name: 'Start the experiment' })).toBeEnabled();
    expect(screen.queryByText('Somebody else has saved a newer plan.')).not.toBeInTheDocument();
  });

  it('start as saved, after a question', async () => {
    const server = world({ open: draft() });
    const user = open(server);
    await user.type(await screen.findByLabelText('Headline B'), '!');
    expect(screen.getByRole('button', { name: 'Start the experiment' })).toBeDisabled();
    await user.type(screen.getByLabelText('Headline B'), '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Start the experiment' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Start the experiment' }),
    );
    expect(await screen.findByText('The experiment runs.')).toBeVisible();
    const { variant, measure, expected_visitors, max_days } = ROW;
    expect(server.bodiesOf(adminStartExperimentEndpoint)).toEqual([
      { seen: { variant, measure, expected_visitors, max_days } },
    ]);
  });

  it('show both headlines, the interval of each measure, and that nothing is decided', async () => {
    open(world({ open: running() }));
    const b = await screen.findByRole('group', { name: 'B' });
    expect(b).toHaveTextContent('BAnother headlineVisitors1,010Registered424.2%Kept revenue$555$0.55 per visitor');
    expect(screen.getByText('Running')).toBeVisible();
    expect(screen.getByText(/^Nothing is decided yet/)).toBeVisible();
    const registrations = screen.getByRole('region', { name: 'Registrations per visitor' });
    expect(registrations).toHaveTextContent('B less A: +1.16 points, from -1.00 points to +3.32 points');
    expect(within(registrations).getByRole('img')).toHaveAccessibleName(/at the end of one day/);
    expect(screen.getByRole('region', { name: 'Kept revenue per visitor' })).toHaveTextContent(/It is too early/);
  });

  it('are stopped after a question, and publish what the owner chooses', async () => {
    const server = world({
      open: running({ decision: { by: 'interval', day: '2025-11-21', favors: 'B' }, control_edited: true }),
    });
    const user = open(server);
    expect(await screen.findByText(/^Decided: headline B is better since Nov 21, 2025/)).toBeVisible();
    expect(screen.getByText(/Another headline was published since the start/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Stop, publish B' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('The editor’s history can bring the old one back.');
    await user.click(within(question).getByRole('button', { name: 'Stop, publish B' }));
    expect(await screen.findByText('The experiment is over.')).toBeVisible();
    expect(server.bodiesOf(adminStopExperimentEndpoint)).toEqual([{ winner: 'B' }]);
  });

  it('warn of an uneven split; support reads and changes nothing', async () => {
    open(world({ open: running({ uneven: true, decision: { by: 'length', day: '2025-12-04' } }) }, 'support'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The visitors are not split evenly');
    expect(screen.getByText(/^Its days are over/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Stop/ })).not.toBeInTheDocument();
  });

  it('stay in the list with what was seen at their end; support sees that none is planned', async () => {
    const ended: ExperimentRow = {
      ...ROW,
      status: 'stopped',
      stopped_at: '2025-12-04T20:00:00.000Z',
      stopped_by: 'bo@summit.test',
      winner: 'A',
    };
    open(world({ history: [ended] }, 'support'));
    expect(await screen.findByText('No experiment is planned')).toBeVisible();
    const item = within(screen.getByRole('list', { name: 'Experiments before' })).getByRole('listitem');
    expect(item).toHaveTextContent(/A kept.*by bo@summit.test/);
    expect(item).toHaveTextContent(
      'Registrations per visitor: B less A +1.16 points, from -1.00 points to +3.32 points',
    );
  });
});
