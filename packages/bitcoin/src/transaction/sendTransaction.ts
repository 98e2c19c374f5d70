import type { AccountRequest, TransactionRequest } from '@latchkey/core'
import { fieldsOf, invalidNumber, invalidRequest, isBitcoinAddress, loaded } from '@latchkey/protocol'
import { isOnNetwork, networkNamed } from '../network/bitcoinNetworks'
import { askWallet } from '../wallet/askWallet'
import { callMethod } from '../wallet/callOf'
import { formOf } from '../wallet/formOf'
import { requestPaired } from '../wallet/requestPaired'
import { requestWbip } from '../wallet/requestWbip'
import { assertMayPay } from './assertMayPay'
import { parseTxid } from './parseTxid'

/** The total supply (BIP-42). */
const supply = 21_000_000n * 100_000_000n

type SendRequest = AccountRequest & { readonly transaction: TransactionRequest }

/** The receiver and the amount in satoshi. @throws invalidNumber, invalidRequest */
function parseTransfer({ transaction: { to, value }, network }: SendRequest) {
  const known = networkNamed('id', network.caipNetworkId)
  if (!known || !isBitcoinAddress(to) || !isOnNetwork(to, known))
    throw invalidRequest({ reason: "the receiver isn't an address of the network" })
  if (typeof value !== 'bigint' || value <= 0n || value > supply)
    throw invalidNumber({ value: String(value) })
  return { to, value }
}

async function ask(request: SendRequest, to: string, value: bigint): Promise<unknown> {
  const { connector, address, network } = request
  const { provider } = connector
  switch (formOf(connector)) {
    case 'standard': {
      // The standard has no payments, only transactions, so we build one.
      const { payByPsbt } = await loaded(import('./payByPsbt'))
      return payByPsbt(request, to, value)
    }
    case 'unisat':
      return callMethod(provider, 'sendBitcoin', to, Number(value))
    case 'wbip': {
      const recipients = [{ address: to, amount: Number(value) }]
      return fieldsOf(await requestWbip(provider, 'sendTransfer', { recipients })).txid
    }
    case 'paired': {
      const params = { account: address, recipientAddress: to, amount: String(value) }
      return fieldsOf(await requestPaired(provider, 'sendTransfer', params, network.caipNetworkId)).txid
    }
  }
}

/**
 * [BTC-1] Sends a payment (`to`, `value` in satoshi) and returns its transaction id.
 * @throws invalidRequest, invalidNumber, cannotSwitch, userRejected, walletMalformed
 */
export async function sendTransaction(request: SendRequest): Promise<string> {
  const { to, value } = parseTransfer(request)
  await assertMayPay(request)
  return parseTxid(await askWallet(request.connector, () => ask(request, to, value)))
}
