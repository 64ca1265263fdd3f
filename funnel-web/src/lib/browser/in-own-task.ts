/**
 * Does the work in a task of its own and answers what calls it off. What the parts of a page ask for as they are drawn would be one task otherwise, in which a
 * slow phone answers nobody.
 */
export function inOwnTask(work: () => void): () => void {
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}
