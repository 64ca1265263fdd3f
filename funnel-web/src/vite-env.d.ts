/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly FUNNEL_ORIGIN?: string;
  readonly MEMBER_ORIGIN?: string;
  readonly FUNNEL_CHAT_URL?: string;
}
