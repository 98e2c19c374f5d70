/** Labels of lower-case Latin letters, digits and inner hyphens are already normalised, except the reserved `xn--` form. */
const plain = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]+$/
const reserved = /(^|\.)..--/

/** [ENSIP-15] Whether a name is normalised, so it can be shown. The tables for other scripts are loaded when needed. */
export async function isNormalized(name: string): Promise<boolean> {
  if (plain.test(name) && !reserved.test(name)) return true
  const { normalize } = await import('viem/ens')
  try {
    return normalize(name) === name
  } catch {
    // The library throws on characters that no name may contain.
    return false
  }
}
