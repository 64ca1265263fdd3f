interface ImportMetaEnv {
  readonly FUNNEL_ORIGIN?: string;
  readonly MEMBER_ORIGIN?: string;
  readonly ADMIN_ORIGIN?: string;
  readonly MEMBER_VIMEO_ORIGIN?: string;
  readonly SUPPORT_EMAIL?: string;
}
