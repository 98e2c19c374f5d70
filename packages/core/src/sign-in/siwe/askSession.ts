import { signInAnswerRefused } from '@latchkey/protocol'
import type { Host } from '../../ports/Host'
import { askSite } from './askSite'
import type { SiweConfig, SiweSession } from './SiweConfig'

/** Its form only: what checks more of an address comes with code that a connecting visitor would load in pieces. */
const evmAddress = /^0x[0-9a-fA-F]{40}$/

/** Who the site says is signed in. @throws signInAnswerRefused, requestTimeout */
export async function askSession(host: Host, config: SiweConfig): Promise<SiweSession | null> {
  const what = 'getSession'
  const answer: unknown = await askSite(host, what, () => config.getSession())
  // Nobody is signed in: sites write it in any of these ways.
  if (answer === null || answer === undefined || answer === false) return null
  if (typeof answer !== 'object') throw signInAnswerRefused({ what })
  const { address, chainId } = answer as { readonly [name: string]: unknown }
  if (address === undefined && chainId === undefined) return null
  if (typeof address !== 'string' || !evmAddress.test(address)) throw signInAnswerRefused({ what })
  if (typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || chainId < 1)
    throw signInAnswerRefused({ what })
  return { address, chainId }
}
