/** ms since 1970 of the newest line of each `alert` that this process has logged, for the metrics. */
const loggedAt = new Map<string, number>();

export const noteLoggedAlert = (alert: unknown): void => {
  if (typeof alert === 'string') loggedAt.set(alert, Date.now());
};

export const loggedAlerts = (): ReadonlyMap<string, number> => loggedAt;
