/** Where buyers and visitors write to. */
export const SUPPORT_EMAIL = 'support@growth-and-scale.example';
