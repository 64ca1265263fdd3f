/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly FUNNEL_ORIGIN?: string;
  readonly MEMBER_ORIGIN?: string;
  readonly SUPPORT_EMAIL?: string;
  readonly FUNNEL_CHAT_URL?: string;
  readonly FUNNEL_PAYPAL_SDK_URL?: string;
  readonly FUNNEL_POLICIES_RELEASED?: string;
  readonly FUNNEL_VIP_LIST_PRICE?: string;
  readonly FUNNEL_VIP_VIDEO_URL?: string;
  readonly FUNNEL_IMPLEMENTATION_VIDEO_URL?: string;
  readonly FUNNEL_DFY_VIDEO_URL?: string;
}
