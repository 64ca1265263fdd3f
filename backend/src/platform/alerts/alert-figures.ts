import { ALERT_KINDS } from '@summit/contracts';
import { statement } from '../database/sql.js';
import type { FigureSet } from '../telemetry/database-figures.js';

const KINDS = ALERT_KINDS.map((kind) => `('${kind}')`).join(', ');

/** Zero where none stands: a kind that is missing would look like a database that is away. */
export const ALERT_FIGURES: FigureSet = {
  read: statement(
    'figures-alerts',
    `select known.kind, count(alert.id) as summit_operator_alerts_standing
     from (values ${KINDS}) as known (kind)
     left join operator_alert alert on alert.kind = known.kind and alert.ended_at is null
     group by known.kind`,
  ),
  label: 'kind',
  gauges: { summit_operator_alerts_standing: 'Alerts of the back office that stand now.' },
};
