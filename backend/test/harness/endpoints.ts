import { randomUUID } from 'node:crypto';
import { ENDPOINT_SPECS, type EndpointSpec } from '@summit/contracts';

/** The rows of the endpoint table. Attacks walk through them, so that a new route is attacked without anybody remembering. */
export const ENDPOINT_ROWS: readonly EndpointSpec[] = Object.values(ENDPOINT_SPECS);

export const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;

/** A path of this row that names nothing which exists. */
export const pathOf = ({ path }: EndpointSpec): string => path.replace(/:\w+/g, () => randomUUID());
