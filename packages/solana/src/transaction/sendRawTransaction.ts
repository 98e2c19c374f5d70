import type { AccountRequest } from '@latchkey/core'
import { malformedAnswer, notSupportedByWallet } from '@latchkey/protocol'
import { base64 } from '@scure/base'
import { toStandardChain } from '../network/toStandardChain'
import { askNode } from '../read/askNode'
import { readSignature } from '../sign/readSignature'
import { askFeature } from '../wallet/askFeature'
import { askPaired } from '../wallet/askPaired'
import { fieldsOf } from '../wallet/fieldsOf'
import { findAccount } from '../wallet/findAccount'
import { firstOf } from '../wallet/firstOf'
import { isMissingMethod } from '../wallet/isMissingMethod'
import { isPaired } from '../wallet/isPaired'
import { readSendOptions, type SendOptions } from './readSendOptions'
import { readWire } from './readWire'
import { signTransactions } from './signTransactions'

type RawRequest = AccountRequest & {
  readonly transaction: string
  readonly options?: Readonly<Record<string, unknown>>
}

async function sendByNode(request: RawRequest, options: SendOptions): Promise<string> {
  const [signed] = await signTransactions({ ...request, transactions: [request.transaction] })
  const method = 'sendTransaction'
  const answer = await askNode(request.network, {
    method,
    params: [signed, { ...options, encoding: 'base64' }],
  })
  if (typeof answer !== 'string') throw malformedAnswer({ what: method })
  return readSignature(answer, method)
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
  const { account } = await findAccount(connector, address, feature)
  const chain = toStandardChain(network.caipNetworkId)
  const transaction = base64.decode(request.transaction)
  const answer = await askFeature(connector, feature, { account, transaction, chain, options })
  return readSignature(firstOf(answer, feature).signature, feature)
}

/**
 * [SOL-1] Has the wallet sign and send a transaction in base64; a wallet that only signs leaves the sending to the
 * site's node. The signature by which the chain knows it is in base58.
 * @throws userRejected, notSupportedByWallet, walletMalformed, invalidRequest, rpcTransactionRejected
 */
export async function sendRawTransaction(request: RawRequest): Promise<string> {
  const options = readSendOptions(request.options)
  readWire(request.transaction)
  try {
    return await (isPaired(request.connector.provider) ? sendByPaired : sendByStandard)(request, options)
  } catch (error) {
    if (!notSupportedByWallet.is(error) && !isMissingMethod(error)) throw error
    return sendByNode(request, options)
  }
}
