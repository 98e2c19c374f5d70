import {
  fromBaseUnits,
  type Namespace,
  type NetworkId,
  parseNetworkId,
  type TokenBalance,
} from '@latchkey/protocol'
import {
  array,
  type InferOutput,
  integer,
  is,
  literal,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  string,
} from 'valibot'
import type { Latchkey } from '../Latchkey'

/** How long to wait for a wallet's answer before the gateway is asked. */
const patienceMs = 3_000

const asset = () =>
  object({
    address: string(),
    balance: pipe(string(), regex(/^0x[\da-f]{1,64}$/i)),
    type: picklist(['ERC20', 'NATIVE']),
    metadata: object({
      name: string(),
      symbol: string(),
      decimals: pipe(number(), integer(), minValue(0), maxValue(255)),
      price: number(),
      value: optional(number()),
      iconUrl: string(),
    }),
  })

const hasDiscovery = (capabilities: unknown) =>
  is(object({ assetDiscovery: object({ supported: literal(true) }) }), capabilities)

/**
 * [ACC-5] The assets that the wallet itself lists, asked only if it reports support for this network; null if it doesn't,
 * doesn't answer, or answers in another shape. Never throws.
 */
export async function readWalletAssets(
  latchkey: Latchkey,
  account: { readonly namespace: Namespace; readonly connectorId: string; readonly address: string },
  networkId: NetworkId,
): Promise<readonly TokenBalance[] | null> {
  const { namespace, connectorId, address } = account
  const connector = latchkey.live.wallets.get(`${namespace}|${connectorId}`)?.connector
  const { getCapabilities, getAssets } = latchkey.adapters.get(namespace)?.can ?? {}
  if (!connector || !getCapabilities || !getAssets) return null
  // ERC-7811 names chains by their number in hexadecimal.
  const chain = `0x${Number(parseNetworkId(networkId).chainId).toString(16)}`
  const ask = async () => {
    const capabilities = await getCapabilities({ connector, address })
    if (!hasDiscovery(capabilities[chain])) return null
    const answer = await getAssets({ connector, address, networkIds: [networkId] })
    const parsed = safeParse(record(string(), array(asset())), answer, { abortEarly: true })
    return parsed.success ? (parsed.output[chain] ?? null) : null
  }
  try {
    const assets = await withinPatience(latchkey, ask())
    return assets?.map((found) => toBalance(found, networkId)) ?? null
  } catch (cause) {
    // Most wallets can't tell; the gateway is asked instead.
    latchkey.logger.info('Could not get assets from the wallet', cause)
    return null
  }
}

type Asset = InferOutput<ReturnType<typeof asset>>

function toBalance({ address, balance, metadata }: Asset, chainId: NetworkId): TokenBalance {
  const { name, symbol, decimals, price, iconUrl } = metadata
  const numeric = fromBaseUnits(BigInt(balance), decimals)
  const value = metadata.value ?? Number(numeric) * price
  return {
    name,
    symbol,
    chainId,
    ...(address === 'native' ? {} : { address: `${chainId}:${address}` }),
    value,
    price,
    quantity: { decimals: `${decimals}`, numeric },
    iconUrl,
  }
}

function withinPatience<T>({ host }: Latchkey, answer: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const stop = host.setTimer(() => resolve(null), patienceMs)
    answer.then(resolve, reject).finally(stop)
  })
}
