const most = 500
const longest = 256

/** Parses a list of names without duplicates; null if it isn't one. */
export function readNames(
  value: unknown,
  isGood: (name: string) => boolean = Boolean,
): readonly string[] | null {
  if (!Array.isArray(value) || value.length > most) return null
  const names = value.filter((name): name is string => typeof name === 'string' && name.length <= longest)
  return names.length === value.length && names.every(isGood) ? [...new Set(names)] : null
}
