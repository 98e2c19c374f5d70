// From Unicode's private use area, which no dictionary uses.
const mark = '\ue000'

/** Splits a sentence where the address belongs, so it can stand out. `fill` gets a placeholder for it. */
export function aroundEmail(
  email: string,
  fill: ((standIn: string) => string) | undefined,
): { readonly before: string; readonly email: string; readonly after: string } {
  const [before = '', after = ''] = fill?.(mark).split(mark) ?? []
  return { before, email, after }
}
