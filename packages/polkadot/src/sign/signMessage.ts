import type { Connector } from '@latchkey/core'
import { notSupportedByWallet } from '@latchkey/protocol'
import type { AdapterState } from '../AdapterState'
import { askPaired } from '../paired/askPaired'
import { isPaired } from '../paired/isPaired'
import { askWallet } from '../wallet/askWallet'
import { ownAccount } from '../wallet/ownAccount'
import { parseSignature } from './parseSignature'

/**
 * A text in the form that is signed: between marks, so no text can be a transaction. Extensions don't mark a marked text
 * again, so extensions that never mark sign the same bytes.
 */
function wrapBytes(message: string): string {
  const isWrapped = message.startsWith('<Bytes>') && message.endsWith('</Bytes>')
  return isWrapped ? message : `<Bytes>${message}</Bytes>`
}

type MessageRequest = { readonly connector: Connector; readonly address: string; readonly message: string }

/** The UTF-8 bytes of a text, so a text that looks like hexadecimal isn't mistaken for bytes. */
function toHexText(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

async function signPaired({ connector, address, message }: MessageRequest): Promise<string> {
  const method = 'polkadot_signMessage'
  const params = { address, message: wrapBytes(message) }
  return parseSignature(await askPaired(connector, { method, params }), method)
}

/** [DOT-1] Has the wallet sign a text between `<Bytes>` marks. @throws notConnected, providerUnauthorized, notSupportedByWallet, userRejected, walletMalformed */
export async function signMessage(state: AdapterState, request: MessageRequest): Promise<string> {
  const { connector, message } = request
  if (isPaired(connector)) return signPaired(request)
  const { extension, address } = ownAccount(state, request)
  return askWallet(connector, async () => {
    const { signer } = extension
    if (typeof signer.signRaw !== 'function') throw notSupportedByWallet({ what: 'signRaw' })
    const answer = await signer.signRaw({ address, data: toHexText(wrapBytes(message)), type: 'bytes' })
    return parseSignature(answer, 'signRaw')
  })
}
