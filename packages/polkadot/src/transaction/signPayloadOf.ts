import type { Connector } from '@latchkey/core'
import { type Network, notSupportedByWallet } from '@latchkey/protocol'
import type { AdapterState } from '../AdapterState'
import { askPaired } from '../paired/askPaired'
import { isPaired } from '../paired/isPaired'
import { parseSignature } from '../sign/parseSignature'
import { askWallet } from '../wallet/askWallet'
import { enable } from '../wallet/enable'
import { ownAccount } from '../wallet/ownAccount'
import { sessionOf } from '../wallet/sessionOf'

/** Has a wallet sign a transaction that was encoded for it; returns the signature with its type byte first. */
type SignPayload = (payload: object) => Promise<{ readonly signature: string }>

type Whose = { readonly connector: Connector; readonly address: string; readonly network: Network }

/** The length of a bare sr25519 or ed25519 signature; paired wallets leave out the type byte. */
const bareLength = 2 + 2 * 64
const sr25519 = '01'

function signElsewhere({ connector, address, network }: Whose): SignPayload {
  const method = 'polkadot_signTransaction'
  return async (transactionPayload) => {
    const call = { method, params: { address, transactionPayload }, chain: network.caipNetworkId }
    const signature = parseSignature(await askPaired(connector, call), method)
    return { signature: signature.length === bareLength ? `0x${sr25519}${signature.slice(2)}` : signature }
  }
}

/** How the wallet behind a connector signs transactions. @throws notConnected, providerUnauthorized, notSupportedByWallet */
export function signPayloadOf(state: AdapterState, whose: Whose): SignPayload {
  const { connector } = whose
  if (isPaired(connector)) return signElsewhere(whose)
  const { extension, address } = ownAccount(state, whose)
  if (typeof extension.signer.signPayload !== 'function') throw notSupportedByWallet({ what: 'signPayload' })
  // A wrapped object wraps what it enables, to explain what that signs. The visitor isn't asked again.
  const isWrapped = connector.provider !== sessionOf(state, connector).provider
  return (payload) =>
    askWallet(connector, async () => {
      const { signer } = isWrapped ? (await enable(connector, state.options)).extension : extension
      // The extension gets the address in its own form. It can't change what is signed: such answers are ignored.
      const answer = await signer.signPayload?.({ ...payload, address, withSignedTransaction: false })
      return { signature: parseSignature(answer, 'signPayload') }
    })
}
