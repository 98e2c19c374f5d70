import type { Asset, TransferQuote } from '@latchkey/core'
import type { Explanation } from '@latchkey/explain'
import { isSameAddress, type Namespace } from '@latchkey/protocol'

type Line = Explanation['lines'][number]
type Token = Extract<Line, { kind: 'send' }>['token']

/** What a preview says of a transfer by itself. */
export type SaidByPreview = Pick<TransferQuote, 'asset' | 'amount' | 'received' | 'to' | 'extra'> & {
  readonly namespace: Namespace
  readonly memo: string
}

/** Returns the effects that a preview doesn't say itself: another amount, another receiver, or anything else. */
export function unsaidLines(lines: readonly Line[], preview: SaidByPreview): readonly Line[] {
  const isSaid = sayOnce(preview)
  return lines.filter((line) => !isSaid(line))
}

/** A line that comes twice is another effect. */
function sayOnce(preview: SaidByPreview): (line: Line) => boolean {
  const costs = preview.extra.map(({ amount }) => amount)
  let hasTransfer = true
  let hasMemo = preview.memo !== ''
  return (line) => {
    if (line.kind === 'send') {
      const isSaid = hasTransfer && isTransfer(line, preview)
      if (isSaid) hasTransfer = false
      return isSaid
    }
    if (line.kind === 'rent') {
      const at = costs.indexOf(line.amount)
      if (at >= 0) costs.splice(at, 1)
      return at >= 0
    }
    if (line.kind === 'note') {
      const isSaid = hasMemo && line.text === preview.memo
      if (isSaid) hasMemo = false
      return isSaid
    }
    return false
  }
}

function isTransfer(line: Extract<Line, { kind: 'send' }>, preview: SaidByPreview): boolean {
  const { namespace, asset, amount, received = amount, to } = preview
  return (
    line.amount === amount &&
    (line.arrives ?? line.amount) === received &&
    line.to !== undefined &&
    isSameAddress(namespace, line.to, to) &&
    !line.atMost &&
    line.until === undefined &&
    isAsset(line.token, asset, namespace)
  )
}

function isAsset(token: Token, asset: Asset, namespace: Namespace): boolean {
  if (asset.kind === 'native' || token.kind === 'native') return asset.kind === token.kind
  if (token.kind === 'collection' || !isSameAddress(namespace, token.address, asset.token)) return false
  return token.kind !== 'item' || (asset.kind === 'nft' && `${token.id}` === asset.id)
}
