import { PROOF_GROUPS, proofEndpoint, type ProofFigure, type ProofResponse, type ProofUnit } from '@summit/contracts';
import { formatCount, formatUsd } from '@summit/pricing';
import { DAY_MS, HOUR_MS, MINUTE_MS, sizeText } from '@summit/rules';
import { PROOF_BASIS_TITLES, PROOF_COPY, PROOF_GROUP_TITLES } from '../lib/proof/proof-copy.baked';
import { PROOF_SLOT } from '../lib/proof/proof-slot';

/** The answer, null where the page is switched off; throws where the server did not answer. */
export type ReadProof = () => Promise<ProofResponse | null>;

const SPANS = [
  ['day', DAY_MS / 1_000],
  ['hour', HOUR_MS / 1_000],
  ['minute', MINUTE_MS / 1_000],
] as const;

function spanText(seconds: number): string {
  const [unit, length] = SPANS.find(([, span]) => seconds >= span && seconds % span === 0) ?? ['second', 1];
  const count = seconds / length;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const TEXT_OF: Readonly<Record<ProofUnit, (value: number) => string>> = {
  cents: formatUsd,
  seconds: spanText,
  bytes: sizeText,
  percent: (value) => `${value}%`,
  count: formatCount,
};

function element(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

function pages(paths: readonly string[]): (Node | string)[] {
  if (paths.length === 0) return [`${PROOF_COPY.notShown}.`];
  return [
    `${PROOF_COPY.shownOn} `,
    ...paths.flatMap((path, index) => {
      const link = document.createElement('a');
      link.href = path;
      link.textContent = path;
      return index === 0 ? [link] : [', ', link];
    }),
  ];
}

function row({ id, label, shown, value, unit, basis, agrees, paths, how, source, rule }: ProofFigure): HTMLElement {
  const computed = value === null ? null : TEXT_OF[unit](value);
  const item = element(
    'li',
    'proof__figure',
    element(
      'div',
      'proof__said',
      element('strong', 'tnum', shown ?? computed ?? '–'),
      element('span', `proof__basis proof__basis--${basis}`, PROOF_BASIS_TITLES[basis]),
    ),
    element(
      'div',
      'proof__why',
      element('h3', '', label),
      element('p', '', how),
      ...(rule === null ? [] : [element('p', '', rule)]),
      ...(agrees === false ? [element('p', 'proof__differs', PROOF_COPY.differs)] : []),
      element(
        'p',
        'proof__source',
        `${source}. `,
        ...(computed !== null && computed !== shown ? [`${PROOF_COPY.computed}: ${computed}. `] : []),
        ...pages(paths),
      ),
    ),
  );
  item.id = id;
  return item;
}

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });

function everything(figures: readonly ProofFigure[]): HTMLElement[] {
  const [first] = figures;
  return [
    ...(first
      ? [element('p', 'proof__time', `${PROOF_COPY.computed} ${TIME.format(Date.parse(first.computed_at))} UTC`)]
      : []),
    ...PROOF_GROUPS.map((group) =>
      element(
        'section',
        '',
        element('h2', '', PROOF_GROUP_TITLES[group]),
        element('ul', 'proof__list', ...figures.filter((figure) => figure.group === group).map(row)),
      ),
    ),
  ];
}

/** Brings the figures into the slot of /proof, without React; says so where they can't be had, with a way to ask again. */
export async function showProofFigures(slot: HTMLElement, read: ReadProof): Promise<void> {
  slot.setAttribute('aria-busy', 'true');
  try {
    const answer = await read();
    slot.replaceChildren(...(answer ? everything(answer.figures) : [element('p', '', PROOF_COPY.gone)]));
  } catch {
    const again = element('button', 'proof__again', PROOF_COPY.again);
    again.addEventListener('click', () => void showProofFigures(slot, read));
    const failed = element('p', '', PROOF_COPY.failed);
    failed.setAttribute('role', 'alert');
    slot.replaceChildren(failed, again);
  }
  slot.removeAttribute('aria-busy');
}

/** Asks the server; 404 says that the page is switched off. */
export const readProof: ReadProof = async () => {
  const answer = await fetch(proofEndpoint.path, { headers: { accept: 'application/json' } });
  if (answer.ok) return (await answer.json()) as ProofResponse;
  // Read, because an answer that nobody reads and no cache may keep stays open in the browser.
  await answer.text();
  if (answer.status === 404) return null;
  throw new Error(`The figures answered ${answer.status}`);
};

export function startProofFigures(): void {
  const slot = document.getElementById(PROOF_SLOT);
  if (slot) void showProofFigures(slot, readProof);
}
