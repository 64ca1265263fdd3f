/**
 * The same batches, each read while the one before is made into text and sent: the database works while this process does. Never more
 * than one is read that nobody has asked for.
 */
export async function* oneAhead<Batch>(batches: AsyncGenerator<Batch>): AsyncGenerator<Batch> {
  let coming = batches.next();
  try {
    for (;;) {
      const { done, value } = await coming;
      if (done) return;
      coming = batches.next();
      // It is waited for in the next turn; a failure meanwhile must not count as one that nobody looks at.
      coming.catch(() => undefined);
      yield value;
    }
  } finally {
    await batches.return(undefined);
  }
}
