import { fromBaseUnits, type Network, parseNetworkId } from '@latchkey/protocol'
import type { Asset } from '../../ports/Transfers'

/** What a payment link should ask for. */
export type LinkRequest = {
  readonly network: Network
  readonly to: string
  readonly asset?: Extract<Asset, { kind: 'native' | 'token' }>
  /** In the smallest unit; `decimals` are needed for tokens that links count in whole ones. */
  readonly amount?: bigint
  readonly decimals?: number
  readonly label?: string
  readonly message?: string
  readonly memo?: string
}

function withQuery(start: string, fields: { readonly [name: string]: string | undefined }): string {
  const query = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return query.length > 0 ? `${start}?${query.join('&')}` : start
}

const writers: { readonly [namespace: string]: (request: LinkRequest) => string } = {
  // [ERC-681]
  eip155: ({ network, to, asset, amount }) => {
    const { chainId } = parseNetworkId(network.caipNetworkId)
    const units = amount === undefined ? undefined : `${amount}`
    return asset?.kind === 'token'
      ? withQuery(`ethereum:${asset.token}@${chainId}/transfer`, { address: to, uint256: units })
      : withQuery(`ethereum:${to}@${chainId}`, { value: units })
  },
  // [BIP-321]
  bip122: ({ to, amount, label, message }) =>
    withQuery(`bitcoin:${to}`, {
      amount: amount === undefined ? undefined : fromBaseUnits(amount, 8),
      label,
      message,
    }),
  // [Solana Pay]
  solana: ({
    network,
    to,
    asset,
    amount,
    decimals = network.nativeCurrency.decimals,
    label,
    message,
    memo,
  }) =>
    withQuery(`solana:${to}`, {
      amount: amount === undefined ? undefined : fromBaseUnits(amount, decimals),
      'spl-token': asset?.kind === 'token' ? asset.token : undefined,
      label,
      message,
      memo,
    }),
}

/** [SND-5] Writes a payment link that other wallets read. Null for families without such links. */
export function createPaymentLink(request: LinkRequest): string | null {
  return writers[request.network.chainNamespace]?.(request) ?? null
}
