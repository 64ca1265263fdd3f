/** Reads the first chunk before the answer begins, so that an early failure is an error with a status and not half a file. */
export async function primed<Chunk>(source: AsyncGenerator<Chunk>): Promise<AsyncGenerator<Chunk>> {
  const first = await source.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* source;
  })();
}
