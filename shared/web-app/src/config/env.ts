import { DEFAULT_SUPPORT_EMAIL, type AppOrigins } from '@summit/contracts';

/** The only reader of build-time settings of member area and back office. Origins carry no trailing slash. */
export const origins: AppOrigins = {
  funnel: import.meta.env.FUNNEL_ORIGIN ?? 'http://localhost:4200',
  member: import.meta.env.MEMBER_ORIGIN ?? 'http://localhost:4201',
  admin: import.meta.env.ADMIN_ORIGIN ?? 'http://localhost:4202',
};

export const supportEmail = import.meta.env.SUPPORT_EMAIL ?? DEFAULT_SUPPORT_EMAIL;

/** Where the player of the films is served (C-056). The demo names its sandbox; unset, it is Vimeo's. */
export const vimeoOrigin: string = import.meta.env.MEMBER_VIMEO_ORIGIN ?? 'https://player.vimeo.com';
