import { getPrice, type NetworkId, nativeTokenPlaceholder } from '@latchkey/protocol'
import { fetchText } from '@latchkey/rpc'
import type { FramePage } from '../FramePage'
import { gatewayUrlOf } from '../gatewayUrlOf'
import { parseAnswer } from '../parseAnswer'
import type { Outflow } from './Outflow'

/** Nobody waits longer for a price. */
const timeoutMs = 4_000
const maxBytes = 100_000
/** As many as the gateway answers at once. */
const mostTokens = 100

/**
 * Returns what leaves an EVM account in US dollars, or nothing if a price is unknown.
 * @throws networkFailure, requestTimeout, httpStatus, malformedAnswer
 */
export async function worthOf(
  frame: Pick<FramePage, 'config' | 'projectId'>,
  chain: NetworkId,
  { native, tokens }: Outflow,
): Promise<number | undefined> {
  const coins = native > 0n ? [{ address: nativeTokenPlaceholder.eip155, amount: native }] : []
  const parts = [...coins, ...tokens].filter(({ amount }) => amount > 0n)
  if (parts.length === 0) return 0
  const url = gatewayUrlOf(frame, getPrice.path)
  if (url === undefined || parts.length > mostTokens) return undefined
  const idOf = (address: string) => `${chain}:${address.toLowerCase()}`
  const { method, name: what } = getPrice
  const init: RequestInit = {
    method,
    credentials: 'omit',
    redirect: 'error',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      currency: 'usd',
      addresses: [...new Set(parts.map((part) => idOf(part.address)))],
    }),
  }
  const { fungibles } = parseAnswer(getPrice, await fetchText(url, init, { what, timeoutMs, maxBytes }))
  const known = new Map(fungibles.map((one) => [one.address.toLowerCase(), one]))
  let worth = 0
  for (const { address, amount } of parts) {
    const { price = 0, decimals = 0 } = known.get(idOf(address)) ?? {}
    // A price of nothing would hide any amount.
    if (!(price > 0) || decimals < 0) return undefined
    worth += (Number(amount) / 10 ** decimals) * price
  }
  return Number.isFinite(worth) ? worth : undefined
}
