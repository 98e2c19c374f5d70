/** Fills in the default quirks. */
export function fillQuirks<Quirks extends object>(usual: Quirks, options: Partial<Quirks>): Quirks {
  const named = Object.entries(options).filter(
    ([name, value]) => Object.hasOwn(usual, name) && value !== undefined,
  )
  return { ...usual, ...Object.fromEntries(named) }
}
