import { type getPrice as contract, isAddress, isCaipAddress, parseAddress } from '@latchkey/protocol'
import { publicUrlOf } from '../http/publicUrlOf'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { iconUrl } from './iconUrl'
import { listTokens, type Token, tokenId } from './Token'

/** Returns the known prices of the requested tokens, in the requested order. */
export function getPrice(services: Services): Handler<typeof contract> {
  const { prices } = services
  return async ({ body: { addresses, currency }, context }) => {
    if (addresses.length === 0) throw refusals.invalidParameter({ name: 'addresses', reason: 'none' })
    const asked = addresses.map((address) => ({ address, token: findToken(services, address) }))
    const tokens = asked.flatMap(({ token }) => (token ? [token] : []))
    const known = await prices.read(tokens, currency)
    // Nothing is known because a source is down, which differs from a token without a price.
    if (known.hasFailed && known.prices.size === 0) throw refusals.sourceDown({ what: 'prices' })
    const base = publicUrlOf(services.config, context)
    const fungibles = asked.flatMap(({ address, token }) => {
      const price = token && known.prices.get(token.id)
      if (!token || price === undefined) return []
      const { name, symbol, decimals } = token
      return [{ address, name, symbol, iconUrl: iconUrl(base, symbol), price, decimals }]
    })
    return { fungibles }
  }
}

function findToken({ nodes }: Services, value: string): Token | undefined {
  if (!isCaipAddress(value)) throw refusals.malformedAddress({ address: value.slice(0, 100) })
  const { namespace, chainId, address } = parseAddress(value)
  const chain = nodes.find(`${namespace}:${chainId}`)
  const tokens = listTokens(chain)
  if (!isAddress(namespace, address) && tokens[0]?.address !== address)
    throw refusals.malformedAddress({ address: value.slice(0, 100) })
  const id = tokenId(chain.id, address)
  return tokens.find((token) => token.id === id)
}
