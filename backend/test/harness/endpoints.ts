import { randomUUID } from 'node:crypto';
import { ENDPOINT_SPECS, type EndpointSpec } from '@summit/contracts';

/** The rows that have a route. Attacks walk through them, so that a new route is attacked without anybody remembering. */
export const BUILT_ENDPOINTS: readonly EndpointSpec[] = Object.values(ENDPOINT_SPECS).filter(({ planned }) => !planned);

export const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;

/** A path of this row that names nothing which exists. */
export const pathOf = ({ path }: EndpointSpec): string => path.replace(/:\w+/g, () => randomUUID());
