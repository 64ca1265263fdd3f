import '../../styles/affiliates.css';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Section } from '@summit/ui/layout/Section';
import { CommissionTable } from '../../features/affiliate-program/CommissionTable';
import { JoinButton } from '../../features/affiliate-program/JoinButton';
import { JOIN_COPY } from '../../features/affiliate-program/program-copy.baked';
import { useProgram } from '../../features/affiliate-program/program-port';
import { useFaqs } from '../../lib/site/useFaqs';
import { APPLICATION, FAQ } from './affiliates-copy.baked';
import { ApplicationForm } from './ApplicationForm';
import { EarningsCalculator } from './EarningsCalculator';
import { CommissionCards, PayoutSchedule, ProgramFaq, Steps } from './ProgramSections';
import { programTexts } from './messages';

const FORM = 'join';

/** /affiliates: what a recommendation earns, when it is paid, and the way in (F-022, F-274 to F-283). */
export function AffiliatesPage() {
  const { joinUrl, approvalNeeded } = useProgram();
  const { lead, facts, steps, faq } = programTexts(approvalNeeded, useFaqs('affiliates', FAQ));
  const joinNote = joinUrl === null ? JOIN_COPY.applyNote : JOIN_COPY.joinNote;
  return (
    <main id="main" className="affiliates">
      <Container component="section" className="affiliates__hero" aria-labelledby="affiliates-title">
        <Typography variant="eyebrow" className="eyebrow">
          Affiliates
        </Typography>
        <Typography id="affiliates-title" variant="h1">
          {JOIN_COPY.title}
        </Typography>
        <Typography variant="lead" className="affiliates__lead">
          {lead}
        </Typography>
        <p className="affiliates__join">
          <JoinButton variant="contained" joinUrl={joinUrl} formHref={`#${FORM}`} />
          <span>{joinNote}</span>
        </p>
        <ul className="affiliates__facts">
          {facts.map(({ title, line }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{line}</p>
            </li>
          ))}
        </ul>
        <CommissionTable />
      </Container>
      <CommissionCards />
      <EarningsCalculator />
      <PayoutSchedule />
      <Steps steps={steps} />
      <ProgramFaq items={faq} />
      <Section id={FORM} labelledBy="join-title" className="on-surface">
        <Container className="split">
          <div className="split__head">
            <Typography variant="eyebrow" className="eyebrow">
              Join
            </Typography>
            <Typography id="join-title" variant="h2">
              {joinUrl === null ? APPLICATION.title : JOIN_COPY.joinLabel}
            </Typography>
            <p className="prose">{joinUrl === null ? APPLICATION.line : JOIN_COPY.joinNote}</p>
          </div>
          {joinUrl === null ? (
            <ApplicationForm />
          ) : (
            <p>
              <JoinButton variant="contained" joinUrl={joinUrl} formHref={`#${FORM}`} />
            </p>
          )}
        </Container>
      </Section>
    </main>
  );
}
