import { amountPrefix, type TransactionTransfer } from '@latchkey/protocol'
import { formatHeld } from '../account/formatHeld'
import { plainName } from '../account/plainName'

/** A transfer for display. */
export type ShownTransfer = {
  readonly text: string
  readonly name: string
  readonly image: string | null
  readonly isIncoming: boolean
}

const signs = { in: '+', out: '−', self: '' } as const

/** [FMT-6] Describes a transfer. Its sign comes from the operation, or else from the direction. */
export function describeTransfer(
  locale: string,
  operationType: string,
  { fungible_info: token, nft_info: nft, direction, quantity }: TransactionTransfer,
  unnamed: string,
): ShownTransfer {
  const sign = amountPrefix(operationType).replace('-', '−') || signs[direction]
  const name = plainName(token?.symbol ?? token?.name ?? nft?.name ?? unnamed)
  const preview = nft?.content?.preview?.url ?? nft?.content?.detail?.url
  return {
    text: token ? `${sign}${formatHeld(locale, quantity.numeric)} ${name}` : `${sign}${name}`,
    name,
    image: token?.icon?.url ?? preview ?? null,
    isIncoming: sign === '+',
  }
}
