import type { AccountRequest } from '@latchkey/core'
import {
  errorParts,
  fieldsOf,
  malformedAnswer,
  notSupportedByWallet,
  walletMalformed,
} from '@latchkey/protocol'
import { base58, base64 } from '@scure/base'
import { askNode } from '../read/askNode'
import { readSignature } from '../sign/readSignature'
import { askFeature } from '../wallet/askFeature'
import { asking } from '../wallet/asking'
import { askPaired } from '../wallet/askPaired'
import { findAccountOn } from '../wallet/findAccountOn'
import { firstOf } from '../wallet/firstOf'
import { isMissingMethod } from '../wallet/isMissingMethod'
import { isPaired } from '../wallet/isPaired'
import { layoutOf } from './layoutOf'
import { readSendOptions, type SendOptions } from './readSendOptions'
import { readWire } from './readWire'
import { signTransactions } from './signTransactions'

const words = /already ?(been )?processed/i

/** Whether a node rejected a transaction because it already has it. */
function isAlreadyProcessed(error: unknown): boolean {
  return errorParts(error).some(({ text = '' }) => words.test(text))
}

type RawRequest = AccountRequest & {
  readonly transaction: string
  readonly options?: Readonly<Record<string, unknown>>
  /** Sends what the wallet only signs, instead of the network's own node. */
  readonly sendSigned?: (signed: Uint8Array) => Promise<unknown>
}

/** Whether two transactions differ only in their signatures. */
function isSameMessage(wire: Uint8Array, other: Uint8Array): boolean {
  const [message, asked] = [wire, other].map((bytes) => bytes.slice(layoutOf(bytes).messageAt).join())
  return message === asked
}

async function sendByNode(request: RawRequest, options: SendOptions): Promise<string> {
  const [signed = ''] = await signTransactions({ ...request, transactions: [request.transaction] })
  const wire = base64.decode(signed)
  // Only send the transaction that was asked for.
  if (!isSameMessage(wire, readWire(request.transaction)))
    throw walletMalformed({ what: 'signed transaction' })
  const { signaturesAt } = layoutOf(wire)
  const id = base58.encode(wire.slice(signaturesAt, signaturesAt + 64))
  const method = 'sendTransaction'
  try {
    const params = [signed, { ...options, encoding: 'base64' }]
    // A transaction is executed once, however often it is sent.
    const answer = await (request.sendSigned?.(wire) ?? askNode(request.network, { method, params }))
    if (answer !== id) throw malformedAnswer({ what: method })
  } catch (error) {
    // An earlier attempt arrived, but its answer was lost.
    if (!isAlreadyProcessed(error)) throw error
  }
  return id
}

async function sendByPaired(request: RawRequest, sendOptions: SendOptions): Promise<string> {
  const { connector, address, network, transaction } = request
  const method = 'solana_signAndSendTransaction'
  const params = { transaction, pubkey: address, sendOptions }
  const answer = await askPaired(connector, { method, params, chain: network.caipNetworkId })
  return readSignature(fieldsOf(answer).signature, method)
}

async function sendByStandard(request: RawRequest, options: SendOptions): Promise<string> {
  const { connector, address, network } = request
  const feature = 'solana:signAndSendTransaction'
  const { account, chain } = await findAccountOn(connector, { address, feature, network })
  const transaction = base64.decode(request.transaction)
  const answer = await askFeature(connector, feature, { account, transaction, chain, options })
  return readSignature(firstOf(answer, feature).signature, feature)
}

/**
 * [SOL-1] Has the wallet sign and send a transaction in base64; if the wallet only signs, the site's node sends it.
 * Returns the transaction's signature in base58.
 * @throws userRejected, notSupportedByWallet, walletMalformed, invalidRequest, rpcTransactionRejected
 */
export function sendRawTransaction(request: RawRequest): Promise<string> {
  return asking(request.connector, 'signAndSendTransaction', async () => {
    const options = readSendOptions(request.options)
    readWire(request.transaction)
    try {
      return await (isPaired(request.connector.provider) ? sendByPaired : sendByStandard)(request, options)
    } catch (error) {
      if (!notSupportedByWallet.is(error) && !isMissingMethod(error)) throw error
      return sendByNode(request, options)
    }
  })
}
