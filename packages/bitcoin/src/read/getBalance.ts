import type { Balance } from '@latchkey/core'
import { fromBaseUnits, type Network } from '@latchkey/protocol'
import { getCoins } from './getCoins'

/** [BTC-1] What an address can spend, as exact decimal text, from the site's own explorer. @throws what `getCoins` throws */
export async function getBalance({
  address,
  network,
}: {
  readonly address: string
  readonly network: Network
}): Promise<Balance> {
  const coins = await getCoins(address, network)
  const { symbol, decimals } = network.nativeCurrency
  const sum = coins.reduce((total, { amount }) => total + amount, 0n)
  return { value: fromBaseUnits(sum, decimals), symbol, decimals }
}
