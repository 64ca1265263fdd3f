import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { withFigures } from '../../lib/site/figures';
import { dfyPath } from '../../lib/site/paths';
import { DFY_CONTENTS } from './thank-you-copy.baked';

/** What Done-For-You contains and how it goes once ordered, for whoever decides later (F-265). */
export function DfyContents() {
  const { name, items, nextSteps } = DFY_CONTENTS;
  return (
    <section className="dfy-contents" aria-labelledby="dfy-contents-title">
      <Typography id="dfy-contents-title" variant="h3" component="h2">
        What the {name} contains
      </Typography>
      <p className="after__text">You have not ordered it, and nothing was charged for it. This is what it would be.</p>
      <ul className="dfy-contents__items">
        {items.map(({ title, line }) => (
          <li key={title}>
            <Typography variant="h5" component="h3">
              {withFigures(title)}
            </Typography>
            <p>{withFigures(line)}</p>
          </li>
        ))}
      </ul>
      <Typography variant="h4" component="h3" className="dfy-contents__later">
        If you order it later
      </Typography>
      <ol className="after-steps">
        {nextSteps.map((step) => (
          <li key={step}>{withFigures(step)}</li>
        ))}
      </ol>
      <p className="after__text">
        <Link to={dfyPath}>See the {name}</Link>
      </p>
    </section>
  );
}
