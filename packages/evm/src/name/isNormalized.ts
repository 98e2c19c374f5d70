/** Labels of small Latin letters, digits and inner hyphens are normalised as they are, but for the reserved `xn--` form. */
const plain = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]+$/
const reserved = /(^|\.)..--/

/** [ENSIP-15] Whether a name is in the only form that may be shown; the tables for other scripts are loaded when one comes up. */
export async function isNormalized(name: string): Promise<boolean> {
  if (plain.test(name) && !reserved.test(name)) return true
  const { normalize } = await import('viem/ens')
  try {
    return normalize(name) === name
  } catch {
    // The library's way to say that the name has characters which no name may have.
    return false
  }
}
