import { writeSignInMessage } from '@latchkey/protocol'
import { withTimeout } from '../../http/withTimeout'
import type { Latchkey } from '../../Latchkey'
import type { OneClick } from '../../pairing/OneClick'
import { getSignInConfig } from '../getSignInConfig'
import { takeSigned } from './takeSigned'

/** How long to wait for the message before the code shows without it. */
const limitMs = 5_000

/** A placeholder for the account, which isn't known yet. */
const nobody = `0x${'0'.repeat(40)}`

/**
 * [WC-8] Returns what a wallet should sign along with its connection. Null if it can't be asked: other families are
 * wanted
 * too, or the message can't be made. Then the wallet connects and the visitor is asked afterwards. Never throws.
 */
export async function askOneClick(latchkey: Latchkey): Promise<OneClick | null> {
  const { host, logger } = latchkey
  const state = latchkey.getState()
  const { networks } = state.network
  if (!networks.every(({ chainNamespace }) => latchkey.adapters.get(chainNamespace)?.traits.siwe)) return null
  const chains = networks.map(({ caipNetworkId }) => caipNetworkId)
  const [chainId] = chains
  if (!chainId) return null
  try {
    const config = await getSignInConfig(latchkey)
    if (!config) return null
    const { data } = await withTimeout({ host, ms: limitMs }, () =>
      config.createMessage({ accountAddress: '', chainId }),
    )
    // A message that can't be written isn't asked for.
    writeSignInMessage({ ...data, accountAddress: nobody })
    const { domain, uri, nonce, statement, expirationTime, notBefore, requestId, resources } = data
    return {
      chains,
      domain,
      uri,
      nonce,
      ...(statement ? { statement } : {}),
      ...(expirationTime ? { expirationTime } : {}),
      ...(notBefore ? { notBefore } : {}),
      ...(requestId ? { requestId } : {}),
      ...(resources ? { resources } : {}),
      took: (signed, signal) => takeSigned(latchkey, { config, data, chains, signal }, signed),
    }
  } catch (cause) {
    logger.warn('Could not prepare the sign-in for a pairing', cause)
    return null
  }
}

/** [WC-8] Makes pairings ask their wallet to sign in while it connects, where possible. */
export function offerOneClick(latchkey: Latchkey): void {
  latchkey.live.oneClick ??= () => askOneClick(latchkey)
}
