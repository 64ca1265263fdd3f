/** Index behind the JSON value that starts at `start`. */
function endOfValue(json: string, start: number): number {
  let depth = 0;
  for (let at = start; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfString(json, at) - 1;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (depth === 0 && (sign === ',' || sign === '}')) return at;
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return json.length;
}

/** Index behind the JSON string whose opening quote is at `start`. */
function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at + 1;
  }
  return json.length;
}

/**
 * The text of one member of a JSON object as it stands there, with its spaces, escapes and number formats: signatures
 * are made over those, and parsing and writing again would change them. Undefined where there is no such member.
 * `json` must be a valid object.
 */
export function rawJsonMember(json: string, name: string): string | undefined {
  let at = json.indexOf('{') + 1;
  while (at < json.length) {
    const open = json.indexOf('"', at);
    if (open < 0) return undefined;
    const close = endOfString(json, open);
    const colon = json.indexOf(':', close);
    const end = endOfValue(json, colon + 1);
    if (JSON.parse(json.slice(open, close)) === name) return json.slice(colon + 1, end).trim();
    at = end + 1;
  }
  return undefined;
}
