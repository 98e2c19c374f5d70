import type { AccountRequest } from '@latchkey/core'
import { fieldsOf, walletMalformed } from '@latchkey/protocol'
import { base58, base64 } from '@scure/base'
import { readBytes } from '../sign/readBytes'
import { readSignature } from '../sign/readSignature'
import { askFeature } from '../wallet/askFeature'
import { asking } from '../wallet/asking'
import { askPaired } from '../wallet/askPaired'
import { findAccountOn } from '../wallet/findAccountOn'
import { outputsOf } from '../wallet/firstOf'
import { isMissingMethod } from '../wallet/isMissingMethod'
import { isPaired } from '../wallet/isPaired'
import { addSignature } from './addSignature'
import { assertSignedBy } from './assertSignedBy'
import { longestTransaction, readWire } from './readWire'

type SignRequest = AccountRequest & { readonly transactions: readonly string[] }

async function signStandard(request: SignRequest, wires: readonly Uint8Array[]): Promise<readonly string[]> {
  const { connector, address, network } = request
  const feature = 'solana:signTransaction'
  const { account, chain } = await findAccountOn(connector, { address, feature, network })
  const inputs = wires.map((transaction) => ({ account, transaction, chain }))
  const outputs = outputsOf(await askFeature(connector, feature, ...inputs), feature, wires.length)
  return outputs.map(({ signedTransaction }) =>
    base64.encode(readBytes(signedTransaction, feature, [1, longestTransaction])),
  )
}

async function signOnePaired(request: SignRequest, wire: Uint8Array): Promise<string> {
  const { connector, address, network } = request
  const method = 'solana_signTransaction'
  const params = { transaction: base64.encode(wire), pubkey: address }
  const answer = await askPaired(connector, { method, params, chain: network.caipNetworkId })
  const { transaction, signature } = fieldsOf(answer)
  if (typeof transaction === 'string') return readSigned(transaction, method)
  return base64.encode(addSignature(wire, address, base58.decode(readSignature(signature, method))))
}

function readSigned(transaction: unknown, what: string): string {
  try {
    return base64.encode(readWire(transaction))
  } catch (cause) {
    throw walletMalformed({ what }, { cause })
  }
}

async function signAllPaired(request: SignRequest, wires: readonly Uint8Array[]): Promise<readonly string[]> {
  const { connector, address, network } = request
  const method = 'solana_signAllTransactions'
  const params = { transactions: wires.map((wire) => base64.encode(wire)), pubkey: address }
  try {
    const answer = await askPaired(connector, { method, params, chain: network.caipNetworkId })
    const { transactions } = fieldsOf(answer)
    if (!Array.isArray(transactions) || transactions.length !== wires.length)
      throw walletMalformed({ what: method })
    return transactions.map((transaction) => readSigned(transaction, method))
  } catch (error) {
    if (!isMissingMethod(error)) throw error
    const signed: string[] = []
    for (const wire of wires) signed.push(await signOnePaired(request, wire))
    return signed
  }
}

async function signPaired(request: SignRequest, wires: readonly Uint8Array[]): Promise<readonly string[]> {
  const [first, second] = wires
  return first && !second ? [await signOnePaired(request, first)] : signAllPaired(request, wires)
}

/** [SOL-1] Has the wallet sign one transaction or several, in base64, without sending them. @throws userRejected, notSupportedByWallet, walletMalformed, invalidRequest */
export function signTransactions(request: SignRequest): Promise<readonly string[]> {
  return asking(request.connector, 'signTransaction', async () => {
    const wires = request.transactions.map(readWire)
    if (wires.length === 0) return []
    const sign = isPaired(request.connector.provider) ? signPaired : signStandard
    const signed = await sign(request, wires)
    for (const one of signed) await assertSignedBy(base64.decode(one), request.address)
    return signed
  })
}
