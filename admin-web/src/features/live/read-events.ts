/** The data of the server-sent events of an answer, as they come. Ends with the answer. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split(/\r?\n/);
      rest = lines.pop() ?? '';
      // Our server writes the data of an event on one line.
      for (const line of lines) if (line.startsWith('data:')) yield JSON.parse(line.slice(5)) as unknown;
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
