import type { LandingView } from '../../lib/landing/landing-view';
import { AfterRegistering } from './AfterRegistering';
import { AttendeeBar } from './AttendeeBar';
import { BeforeAfter } from './BeforeAfter';
import { Benefits } from './Benefits';
import { Bonuses } from './Bonuses';
import { CallToAction } from './CallToAction';
import { Comparison } from './Comparison';
import { DayCards } from './DayCards';
import { Faq } from './Faq';
import { Guarantee } from './Guarantee';
import { Hero } from './Hero';
import { Host } from './Host';
import { Roadmap } from './Roadmap';
import { Signup } from './Signup';
import { Speakers } from './Speakers';
import { Stats } from './Stats';
import { Testimonials } from './Testimonials';
import { WhoItIsFor } from './WhoItIsFor';

export interface LandingPageProps {
  view: LandingView;
  /** Counts presses of the form's button from before the app was there. */
  submitRequests: number;
}

/** The sections of the landing page in order (F-043..F-058). Pine, then paper and surface in turn, then pine. */
export function LandingPage({ view, submitRequests }: LandingPageProps) {
  const { content, phase } = view;
  return (
    <main id="main" className="landing">
      <div className="on-pine pine-field">
        <Hero view={view} />
        <Stats stats={content.stats} />
      </div>
      <AttendeeBar />
      <Bonuses />
      <Benefits />
      <CallToAction phase={phase} />
      <Roadmap />
      <Comparison />
      <CallToAction phase={phase} />
      <Guarantee />
      <AfterRegistering />
      <CallToAction phase={phase} />
      <WhoItIsFor />
      <Speakers speakers={content.speakers} faces={content.faces} />
      <CallToAction phase={phase} />
      <Host host={content.host} faces={content.faces} />
      <Testimonials testimonials={content.testimonials} faces={content.faces} />
      <CallToAction phase={phase} />
      <BeforeAfter />
      <DayCards />
      <CallToAction phase={phase} />
      <Faq {...content} />
      <Signup phase={phase} submitRequests={submitRequests} />
    </main>
  );
}
