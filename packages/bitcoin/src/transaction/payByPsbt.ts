import type { AccountRequest } from '@latchkey/core'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { askExplorer } from '../read/askExplorer'
import { getCoins } from '../read/getCoins'
import { parsePsbt } from '../sign/parsePsbt'
import { signPsbt } from '../sign/signPsbt'
import { featureOf } from '../wallet/callFeature'
import { readReport } from '../wallet/readReport'
import { buildPayment } from './buildPayment'
import { getFeeRate } from './getFeeRate'

/** Builds a payment, has the wallet sign it, and sends it if the wallet doesn't; returns its id. */
export async function payByPsbt(
  request: AccountRequest,
  to: string,
  value: bigint,
): Promise<string | undefined> {
  const { connector, address, network } = request
  const [coins, rate, { accounts }] = await Promise.all([
    getCoins(address, network),
    getFeeRate(network),
    readReport(connector, true, [network]),
  ])
  const publicKey = accounts.find((account) => account.address === address)?.publicKey
  const payment = buildPayment({ address, publicKey, network, coins, rate, to, value })
  const inputs = Array.from({ length: payment.inputsLength }, (_, index) => ({ address, index }))
  const broadcast = featureOf(connector.provider, 'bitcoin:signAndSendTransaction') !== null
  const psbt = hex.encode(payment.toPSBT())
  const signed = await signPsbt({ ...request, psbt, inputs, broadcast })
  if (signed.txid) return signed.txid
  // `signPsbt` has checked that it is the transaction that was asked for.
  const transaction = Transaction.fromPSBT(parsePsbt(signed.psbt))
  for (let index = 0; index < transaction.inputsLength; index++) {
    if (!transaction.getInput(index).finalScriptWitness) transaction.finalizeIdx(index)
  }
  await askExplorer(network, '/tx', { method: 'POST', body: hex.encode(transaction.extract()) })
  return transaction.id
}
