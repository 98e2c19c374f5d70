/** A name from outside without the marks that turn the text after them around: with those, one token passes for another. */
export function plainName(name: string): string {
  return name.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
}
