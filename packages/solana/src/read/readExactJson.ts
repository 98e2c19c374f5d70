/** A text in quotes, or a number. */
const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Parses JSON but keeps whole numbers of 16 or more digits as text, because lamports exceed the precision of a number. */
export function readExactJson(text: string): unknown {
  return JSON.parse(text.replace(tokens, (token) => (/^\d{16,}$/.test(token) ? `"${token}"` : token)))
}
