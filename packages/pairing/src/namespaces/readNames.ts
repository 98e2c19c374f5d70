const most = 500
const longest = 256

/** A list of names without repeats, or null where the value is no such list. */
export function readNames(
  value: unknown,
  isGood: (name: string) => boolean = Boolean,
): readonly string[] | null {
  if (!Array.isArray(value) || value.length > most) return null
  const names = value.filter((name): name is string => typeof name === 'string' && name.length <= longest)
  return names.length === value.length && names.every(isGood) ? [...new Set(names)] : null
}
