import {
  type Currency,
  getBalance as contract,
  isCaipAddress,
  isEvmAddress,
  type TokenBalance,
} from '@latchkey/protocol'
import { parse } from 'valibot'
import { createCachedCall } from '../cache/createCachedCall'
import { publicUrlOf } from '../http/publicUrlOf'
import { Reply } from '../http/Reply'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { canonicalAddress } from './canonicalAddress'
import { iconUrl } from './iconUrl'
import { readHoldings } from './readHoldings'
import { toTokenBalance } from './toTokenBalance'

const lifetimeMs = 10_000
const mostKept = 20_000
const headers = { 'content-type': 'application/json' }

/** [ACC-2] Returns the balances of an account, most valuable first; cached for ten seconds. */
export function getBalance(services: Services): Handler<typeof contract> {
  const { config, now } = services
  const texts = createCachedCall<string>({ now, most: mostKept, lifetimeMs })
  return ({ params: { address }, query: { chainId, currency, forceUpdate }, context }) => {
    if (forceUpdate?.some((id) => !isCaipAddress(id)))
      throw refusals.invalidParameter({ name: 'forceUpdate', reason: 'CAIP-10 addresses' })
    // Icon URLs use the address by which the caller knows the gateway.
    const base = publicUrlOf(config, context)
    const account = isEvmAddress(address) ? address.toLowerCase() : canonicalAddress(address)
    const key = `${chainId} ${account} ${currency} ${base}`
    if (forceUpdate?.length) texts.forget(key)
    const known = texts.known(key)
    if (known !== undefined) return reply(known)
    return texts(key, () => readBalances(services, { address, chainId, currency, base })).then(reply)
  }
}

type Question = {
  readonly address: string
  readonly chainId: string | undefined
  readonly currency: Currency
  readonly base: string
}

async function readBalances(
  services: Services,
  { address, chainId, currency, base }: Question,
): Promise<string> {
  const holdings = await readHoldings(services, address, chainId)
  const tokens = holdings.map(({ token }) => token)
  const { prices } = await services.prices.read(tokens, currency)
  const balances = holdings.map((holding) =>
    toTokenBalance(holding, prices.get(holding.token.id), iconUrl(base, holding.token.symbol)),
  )
  return JSON.stringify(parse(contract.output, { balances: balances.sort(byValue) }))
}

function reply(text: string): Reply {
  return new Reply(text, 200, headers)
}

/** Tokens without a known value come last. */
function byValue(a: TokenBalance, b: TokenBalance): number {
  return (b.value ?? -1) - (a.value ?? -1) || a.symbol.localeCompare(b.symbol)
}
