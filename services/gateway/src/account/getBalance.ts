import { getBalance as contract, isCaipAddress, isEvmAddress, type TokenBalance } from '@latchkey/protocol'
import { parse } from 'valibot'
import { createCachedCall } from '../cache/createCachedCall'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { iconUrlOf } from './iconUrlOf'
import { readHoldings } from './readHoldings'
import { toTokenBalance } from './toTokenBalance'

const lifetimeMs = 10_000
const mostKept = 20_000

/** [ACC-2] All that an account holds, the most valuable first; the answer of the last ten seconds is given again. */
export function getBalance(services: Services): Handler<typeof contract> {
  const { prices, now } = services
  const texts = createCachedCall<string>({ now, most: mostKept, lifetimeMs })
  return async ({ params: { address }, query: { chainId, currency, forceUpdate }, context }) => {
    if (forceUpdate?.some((id) => !isCaipAddress(id)))
      throw refusals.invalidParameter({ name: 'forceUpdate', reason: 'CAIP-10 addresses' })
    const iconUrl = iconUrlOf(services, context)
    const account = isEvmAddress(address) ? address.toLowerCase() : address
    // The icon stands for the address of the gateway that whoever asks knows.
    const key = [chainId ?? '', account, currency, iconUrl('ETH')].join(' ')
    if (forceUpdate?.length) texts.forget(key)
    const text = await texts(key, async () => {
      const holdings = await readHoldings(services, address, chainId)
      const known = await prices.read(
        holdings.map(({ token }) => token),
        currency,
      )
      const balances = holdings.map((holding) =>
        toTokenBalance(holding, known.prices.get(holding.token.id), iconUrl(holding.token.symbol)),
      )
      return JSON.stringify(parse(contract.output, { balances: balances.sort(byValue) }))
    })
    return context.body(text, 200, { 'content-type': 'application/json' })
  }
}

/** What has no known value comes last. */
function byValue(a: TokenBalance, b: TokenBalance): number {
  return (b.value ?? -1) - (a.value ?? -1) || a.symbol.localeCompare(b.symbol)
}
