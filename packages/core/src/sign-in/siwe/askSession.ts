import { signInAnswerRefused } from '@latchkey/protocol'
import type { Host } from '../../ports/Host'
import { askSite } from './askSite'
import type { SiweConfig, SiweSession } from './SiweConfig'

/** Checks only the form. A full address check would add code to what a connecting visitor loads. */
const evmAddress = /^0x[0-9a-fA-F]{40}$/

/** Asks the site who is signed in. @throws signInAnswerRefused, requestTimeout */
export async function askSession(host: Host, config: SiweConfig): Promise<SiweSession | null> {
  const what = 'getSession'
  const answer: unknown = await askSite(host, what, () => config.getSession())
  // Sites return any of these when nobody is signed in.
  if (answer === null || answer === undefined || answer === false) return null
  if (typeof answer !== 'object') throw signInAnswerRefused({ what })
  const { address, chainId } = answer as { readonly [name: string]: unknown }
  if (address === undefined && chainId === undefined) return null
  if (typeof address !== 'string' || !evmAddress.test(address)) throw signInAnswerRefused({ what })
  if (typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || chainId < 1)
    throw signInAnswerRefused({ what })
  return { address, chainId }
}
