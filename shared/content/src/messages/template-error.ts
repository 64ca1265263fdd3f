export type TemplateProblem =
  | 'malformed_placeholder'
  | 'undeclared_variable'
  | 'unknown_value'
  | 'missing_value'
  | 'unsafe_url'
  | 'unsafe_position'
  | 'unsupported_markup'
  | 'missing_link'
  | 'foreign_address';

/** A template or the values given to it are wrong. Nothing may be sent when this is thrown. */
export class TemplateError extends Error {
  readonly problem: TemplateProblem;

  constructor(problem: TemplateProblem, message: string) {
    super(message);
    this.name = 'TemplateError';
    this.problem = problem;
  }
}
