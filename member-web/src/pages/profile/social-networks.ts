import { SOCIAL_NETWORKS, type SocialLinks, type SocialNetwork } from '@summit/contracts';

/** Names of the five inputs and what an address looks like (M-052). */
export const NETWORKS: Record<SocialNetwork, { label: string; example: string }> = {
  linkedin: { label: 'LinkedIn', example: 'https://www.linkedin.com/in/your-name' },
  facebook: { label: 'Facebook', example: 'https://www.facebook.com/your-page' },
  instagram: { label: 'Instagram', example: 'https://www.instagram.com/your-name' },
  twitter: { label: 'Twitter', example: 'https://twitter.com/your-name' },
  website: { label: 'Website', example: 'https://www.your-site.com' },
};

/** Empty, or an address that a browser can follow (M-062). */
export function isWebAddress(text: string): boolean {
  const given = text.trim();
  return given === '' || (/^https?:\/\/\S+$/i.test(given) && URL.canParse(given));
}

/** A value for every input. */
export const filledLinks = (links: SocialLinks): Record<SocialNetwork, string> =>
  Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, links[network] ?? ''])) as Record<
    SocialNetwork,
    string
  >;

/** Only the links that there are. */
export const givenLinks = (links: Record<SocialNetwork, string>): SocialLinks =>
  Object.fromEntries(
    SOCIAL_NETWORKS.map((network) => [network, links[network].trim()]).filter(([, address]) => address !== ''),
  );
