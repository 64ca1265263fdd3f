/** The answer of a GET, or null for any failure: islands show what they have and never an error. */
export async function getJson<T>(path: string): Promise<T | null> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' } });
    if (response.ok) return (await response.json()) as T;
    // Read, because an answer that nobody reads and no cache may keep stays open in the browser.
    await response.text();
    return null;
  } catch {
    return null;
  }
}
