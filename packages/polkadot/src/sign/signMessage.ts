import type { Connector } from '@latchkey/core'
import { notSupportedByWallet } from '@latchkey/protocol'
import type { AdapterState } from '../AdapterState'
import { askWallet } from '../wallet/askWallet'
import { ownAccount } from '../wallet/ownAccount'
import { parseSignature } from './parseSignature'
import { wrapBytes } from './wrapBytes'

/** The UTF-8 bytes of a text; sent as such, a text that looks like hexadecimal is not mistaken for bytes. */
function toHexText(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** [DOT-1] Has the extension sign a text between `<Bytes>` marks. @throws notConnected, providerUnauthorized, notSupportedByWallet, userRejected, walletMalformed */
export async function signMessage(
  state: AdapterState,
  request: { readonly connector: Connector; readonly address: string; readonly message: string },
): Promise<string> {
  const { connector, message } = request
  const { extension, address } = ownAccount(state, request)
  return askWallet(connector, async () => {
    const { signer } = extension
    if (typeof signer.signRaw !== 'function') throw notSupportedByWallet({ what: 'signRaw' })
    const answer = await signer.signRaw({ address, data: toHexText(wrapBytes(message)), type: 'bytes' })
    return parseSignature(answer, 'signRaw')
  })
}
