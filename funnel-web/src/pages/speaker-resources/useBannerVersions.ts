import { use, useEffect, useState } from 'react';
import type { BannerVersions } from '../../islands/banner-pictures';
import { ResourcesPortsContext } from './resources-ports';

/** Versions of the current banners; undefined until the server has answered. */
export function useBannerVersions(): BannerVersions | undefined {
  const { bannerVersions } = use(ResourcesPortsContext);
  const [versions, setVersions] = useState<BannerVersions>();
  useEffect(() => {
    let left = false;
    void bannerVersions().then((answer) => {
      if (!left) setVersions(answer);
    });
    return () => {
      left = true;
    };
  }, [bannerVersions]);
  return versions;
}
