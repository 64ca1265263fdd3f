import Typography from '@mui/material/Typography';
import type { SpeakerKitResponse } from '@summit/contracts';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { BannerFigure } from './BannerFigure';
import { BANNER_HELP, BANNERS, EVERYBODY } from './resources-copy.baked';
import { useBannerVersions } from './useBannerVersions';

/** The banner with everybody, and one for each speaker with a search by name (F-296, F-297). */
export function Banners({ kit }: { kit: SpeakerKitResponse | null }) {
  const search = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState('');
  // What was typed before the app came stays.
  useEffect(() => setWanted(search.current?.value ?? ''), []);
  const versions = useBannerVersions();
  const found = BANNERS.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <section id="banners" aria-labelledby="banners-title">
      <Typography id="banners-title" variant="h2">
        Banners
      </Typography>
      <div className="banner-all">
        <Typography variant="h4" component="h3">
          All speakers
        </Typography>
        <BannerFigure banner={EVERYBODY} versions={versions} kit={kit} downloadLabel="Download" />
      </div>
      <Typography variant="h4" component="h3">
        One for each speaker
      </Typography>
      <div className="field banner-search">
        <label htmlFor="banner-search">Find your banner</label>
        <input
          ref={search}
          id="banner-search"
          type="search"
          autoComplete="off"
          placeholder="Name"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <p role="status" style={visuallyHidden}>
        {wanted.trim() === '' ? '' : `${found.length} ${found.length === 1 ? 'banner' : 'banners'}`}
      </p>
      {found.length === 0 && <p className="resources__text">No speaker has this name.</p>}
      <ul className="banner-cards">
        {found.map((banner) => (
          <li key={banner.name}>
            <Typography variant="h5" component="h4">
              {banner.name}
            </Typography>
            <p className="resources__text">{banner.title}</p>
            <BannerFigure banner={banner} versions={versions} kit={kit} downloadLabel="Download Banner" />
            <details className="banner-help">
              <summary>{BANNER_HELP.title}</summary>
              <p>{BANNER_HELP.line}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
