/** A text in quotes, or a number. */
const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** JSON whose whole numbers of 16 digits and more come out as text: amounts of lamports pass what a number can hold. */
export function readExactJson(text: string): unknown {
  return JSON.parse(text.replace(tokens, (token) => (/^\d{16,}$/.test(token) ? `"${token}"` : token)))
}
