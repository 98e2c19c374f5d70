/** Removes bidirectional marks from an untrusted name: with them, one token can pass for another. */
export function plainName(name: string): string {
  return name.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
}
