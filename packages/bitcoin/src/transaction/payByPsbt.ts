import type { AccountRequest } from '@latchkey/core'
import { hex } from '@scure/base'
import { getCoins } from '../read/getCoins'
import { readReport } from '../wallet/readReport'
import { buildPayment } from './buildPayment'
import { getFeeRate } from './getFeeRate'
import { signAndBroadcast } from './signAndBroadcast'

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
  return signAndBroadcast({ ...request, psbt: hex.encode(payment.toPSBT()), inputs })
}
