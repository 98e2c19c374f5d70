import type { Line, Token } from '../Explanation'
import { addressIn, isSameAccount } from './accounts'
import { assetPallets, assetToken, itemPallets, itemToken } from './assets'
import { allowLine } from './readCall'
import { type Variant, variantOf } from './Variant'

/** Coins or tokens that went from somebody to somebody; either is missing if they came or went with the move. */
type Move = { readonly token: Token; readonly amount: bigint; readonly from: unknown; readonly to: unknown }

/** Says what events mean for an account. Only the runtime itself can emit those of its pallets. */
export function eventLines(events: readonly unknown[], account: string): readonly Line[] {
  const all = events.flatMap((one) => variantOf(one) ?? [])
  return [...moveLines(all.flatMap(movesIn), account), ...all.flatMap((one) => rightLines(one, account))]
}

function movesIn({ pallet, name, fields }: Variant): readonly Move[] {
  const { from, to, who, owner, asset_id, collection, item } = fields
  if (itemPallets.includes(pallet)) {
    const token = itemToken(pallet, collection, item)
    return token && name === 'Transferred' ? [{ token, amount: 1n, from, to }] : []
  }
  const isAsset = assetPallets.includes(pallet)
  const amount = fields.amount ?? fields.balance
  if ((pallet !== 'Balances' && !isAsset) || typeof amount !== 'bigint') return []
  const token: Token = isAsset ? assetToken(pallet, asset_id) : { kind: 'native' }
  switch (name) {
    case 'Transfer':
    case 'Transferred':
      return [{ token, amount, from, to }]
    case 'Withdraw':
    case 'Withdrawn':
    case 'Burned':
    case 'Slashed':
      return [{ token, amount, from: who ?? owner, to: undefined }]
    case 'Deposit':
    case 'Deposited':
    case 'Minted':
    case 'Issued':
      return [{ token, amount, from: undefined, to: who ?? owner }]
    default:
      return []
  }
}

/** One line for each token: what is more or less in the end. */
function moveLines(moves: readonly Move[], account: string): readonly Line[] {
  const byToken = new Map<string, Move[]>()
  for (const move of moves) {
    const { token } = move
    const key = token.kind === 'native' ? '' : `${token.address} ${token.kind === 'item' ? token.id : ''}`
    byToken.set(key, [...(byToken.get(key) ?? []), move])
  }
  return [...byToken.values()].flatMap((all): readonly Line[] => {
    const out = all.filter(({ from }) => isSameAccount(from, account))
    const sum = (some: readonly Move[]) => some.reduce((total, { amount }) => total + amount, 0n)
    const loss = sum(out) - sum(all.filter(({ to }) => isSameAccount(to, account)))
    const [first] = all
    if (!first || loss === 0n) return []
    if (loss < 0n) return [{ kind: 'receive', token: first.token, amount: -loss, confirmed: true }]
    const receivers = new Set(out.map(({ to }) => addressIn(to)))
    const [to] = receivers
    return [{ kind: 'send', token: first.token, amount: loss, to: receivers.size === 1 ? to : undefined }]
  })
}

/** What others may do from then on. */
function rightLines({ pallet, name, fields }: Variant, account: string): readonly Line[] {
  const { source, delegate, amount, asset_id, delegator, delegatee } = fields
  const spender = addressIn(delegate)
  if (assetPallets.includes(pallet) && name === 'ApprovedTransfer' && isSameAccount(source, account))
    return typeof amount === 'bigint' && spender !== undefined
      ? [allowLine(assetToken(pallet, asset_id), spender, amount)]
      : []
  return pallet === 'Proxy' && name === 'ProxyAdded' && isSameAccount(delegator, account)
    ? [{ kind: 'change', what: 'delegation', at: account, to: addressIn(delegatee) }]
    : []
}
