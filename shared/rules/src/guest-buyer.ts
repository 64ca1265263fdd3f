/**
 * What a browser sends for a buyer who has told nothing (F-116). The values are shared by strangers: they are data, and nobody is
 * found, prefilled or charged by them (C-066).
 */
export const GUEST_EMAIL = 'guest@growth-and-scale.example';
export const GUEST_NAME = 'Guest User';
