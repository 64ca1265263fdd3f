import { apiCall, readCall, type ApiCall } from '../http/api-call.js';
import { listPage, PAGING, SPAN, within } from '../http/list-page.js';
import { group, text } from '../http/params.js';
import { invalid, notProvided } from '../http/stripe-error.js';
import { readPhases, refuseInactive, scheduleFor } from '../plans/change-schedule.js';
import { endSubscription } from '../plans/end-subscription.js';
import { CANCEL_SCHEDULE, CREATE_SCHEDULE, UPDATE_SCHEDULE } from '../plans/schedule-params.js';
import { mergeMetadata } from './merge-metadata.js';

export const SCHEDULE_CALLS: readonly ApiCall[] = [
  apiCall({
    method: 'POST',
    path: '/v1/subscription_schedules',
    params: CREATE_SCHEDULE,
    run({ account, params }) {
      const { from_subscription, ...others } = params;
      const [other] = Object.keys(others);
      if (other !== undefined) {
        throw invalid(`You cannot set \`${other}\` if \`from_subscription\` is set.`, { param: other });
      }
      return scheduleFor(account, account.get('subscriptions', from_subscription, 'from_subscription'));
    },
  }),
  apiCall({
    method: 'GET',
    path: '/v1/subscription_schedules',
    params: group({ ...PAGING, customer: text, created: SPAN }),
    run({ account, params, path }) {
      const { customer, created } = params;
      const found = account
        .all('schedules')
        .filter((one) => (customer === undefined || one.customer === customer) && within(created, one.created));
      return listPage(path, found, params);
    },
  }),
  readCall('/v1/subscription_schedules', (account, id) => account.get('schedules', id)),
  apiCall({
    method: 'POST',
    path: '/v1/subscription_schedules/:id',
    params: UPDATE_SCHEDULE,
    run({ account, params, id }) {
      const schedule = account.get('schedules', id);
      refuseInactive(schedule);
      if (schedule.subscription !== null && account.state.refusedSchedules[schedule.subscription]) {
        throw invalid('The sandbox was told to refuse this schedule.', { param: 'phases' });
      }
      const { end_behavior, phases, metadata, default_settings } = params;
      if (end_behavior === 'none' || end_behavior === 'renew') {
        throw notProvided(`the end behavior ${end_behavior}`, 'end_behavior');
      }
      const previous = { phases: schedule.phases, end_behavior: schedule.end_behavior };
      if (phases) {
        schedule.phases = readPhases(account, schedule, phases);
        const now = schedule.phases.find(({ start_date }) => start_date === schedule.current_phase?.start_date);
        if (now) schedule.current_phase = { start_date: now.start_date, end_date: now.end_date };
      }
      if (end_behavior) schedule.end_behavior = end_behavior;
      if (default_settings?.default_payment_method) {
        account.get(
          'paymentMethods',
          default_settings.default_payment_method,
          'default_settings[default_payment_method]',
        );
        schedule.default_settings.default_payment_method = default_settings.default_payment_method;
      }
      mergeMetadata(schedule.metadata, metadata);
      account.emit('subscription_schedule.updated', schedule, previous);
      return schedule;
    },
  }),
  apiCall({
    method: 'POST',
    path: '/v1/subscription_schedules/:id/cancel',
    params: CANCEL_SCHEDULE,
    run({ account, id }) {
      const schedule = account.get('schedules', id);
      if (schedule.status !== 'active') {
        throw invalid(
          `You cannot cancel a subscription schedule that is currently in the \`${schedule.status}\` status. It must be in \`not_started\` or \`active\` status.`,
        );
      }
      const subscription = account.get('subscriptions', schedule.subscription ?? '');
      endSubscription(account, subscription, { reason: 'cancellation_requested' });
      return schedule;
    },
  }),
];
