interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML: (html: string) => string };
}

/** The back office allows trusted HTML only (`trusted-types summit-mail`). */
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy = factory?.createPolicy('summit-mail', { createHTML: (html) => html });

/** Links of the frame ask for a window of their own, which its sandbox does not let them have. */
const withDeadLinks = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

/**
 * For a frame's `srcdoc` with an empty `sandbox`: a mail as `renderTemplate` made it, which escapes every text in it. The frame follows
 * the rules of this page, so that it also fetches nothing.
 */
export const trustedMail = (html: string): string => {
  const page = withDeadLinks(html);
  return policy ? policy.createHTML(page) : page;
};
