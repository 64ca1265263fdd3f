/** Where people write to when nothing else helps, unless the setting SUPPORT_EMAIL of the servers and of the builds says another. */
export const DEFAULT_SUPPORT_EMAIL = 'support@growth-and-scale.example';
