import type { Connector } from '@latchkey/core'
import { fieldsOf, walletMalformed } from '@latchkey/protocol'
import { networkOfAddress } from '../network/bitcoinNetworks'
import { accountOf, assertShown } from '../wallet/accountOf'
import { addressKind } from '../wallet/addressKind'
import { askWallet } from '../wallet/askWallet'
import { callFeature } from '../wallet/callFeature'
import { callMethod } from '../wallet/callOf'
import { formOf } from '../wallet/formOf'
import { requestPaired } from '../wallet/requestPaired'
import { requestWbip } from '../wallet/requestWbip'
import { parseSignature } from './parseSignature'

/** How to sign a message: BIP-322, or a recoverable signature (BIP-137). */
type MessageProtocol = 'bip322' | 'ecdsa'

/** [BTC-1] What verifiers expect: BIP-322 for native segwit and Taproot, BIP-137 for older addresses. */
export function protocolFor(address: string): MessageProtocol {
  return ['p2pkh', 'p2sh'].includes(addressKind(address)) ? 'ecdsa' : 'bip322'
}

type SignRequest = { readonly connector: Connector; readonly address: string; readonly message: string }

/** The signature in an answer that names the signer: a wallet with several accounts may have used another. @throws walletMalformed */
function signatureBy(address: string, answer: unknown): unknown {
  const { signature, address: signer = address } = fieldsOf(answer)
  if (signer !== address) throw walletMalformed({ what: 'signature of another account' })
  return signature
}

async function askForSignature({ connector, address, message }: SignRequest): Promise<unknown> {
  const { provider } = connector
  const protocol = protocolFor(address)
  switch (formOf(connector)) {
    case 'standard': {
      const input = { account: accountOf(provider, address), message: new TextEncoder().encode(message) }
      const answer = await callFeature(provider, 'bitcoin:signMessage', input)
      // The standard returns a list; some wallets return the only output.
      return fieldsOf(Array.isArray(answer) ? answer[0] : answer).signature
    }
    case 'wbip':
      return signatureBy(
        address,
        await requestWbip(provider, 'signMessage', { address, message, protocol: protocol.toUpperCase() }),
      )
    case 'unisat':
      // It signs with the selected account, whichever one the site asks for.
      await assertShown(connector, address)
      return callMethod(provider, 'signMessage', message, protocol === 'bip322' ? 'bip322-simple' : 'ecdsa')
    case 'paired': {
      // A session may hold several networks; use the address's own if it tells.
      const chain = networkOfAddress(address, [])?.id
      const params = { account: address, message, address, protocol }
      return signatureBy(address, await requestPaired(provider, 'signMessage', params, chain))
    }
  }
}

/** [BTC-1] Has the wallet sign a text; returns the signature in base64. @throws userRejected, walletMalformed, notSupportedByWallet */
export function signMessage(request: SignRequest): Promise<string> {
  return askWallet(request.connector, async () => parseSignature(await askForSignature(request)))
}
