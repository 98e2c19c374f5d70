import { fieldsOf } from '@latchkey/protocol'

/**
 * Whether a registration of the wallet standard says that it is for a family, by the start of its chains. One that can't
 * be read may be.
 */
export function claimsChain(wallet: unknown, start: string): boolean {
  try {
    const { chains } = fieldsOf(wallet)
    return Array.isArray(chains) && chains.some((chain) => String(chain).startsWith(start))
  } catch {
    return true
  }
}
