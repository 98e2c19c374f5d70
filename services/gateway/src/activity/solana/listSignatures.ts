import { array, safeParse } from 'valibot'
import { refusals } from '../../http/refusals'
import type { Nodes } from '../../rpc/Nodes'
import { type SolanaPlace, solanaPlace } from './solanaPlace'
import { type SignatureRow, signatureRow } from './solanaTransaction'

/** A transaction in the list of some accounts, with the key of its place. */
export type ListedSignature = { readonly row: SignatureRow; readonly key: string }

const listSchema = array(signatureRow)

/**
 * The newest transactions of several accounts together, each once. In which order those of one block came is not told, so
 * the list ends where a block does, unless one block alone has more than `most`. One request. @throws chainDown, sourceDown
 */
export async function listSignatures(
  nodes: Pick<Nodes, 'callMany'>,
  chainId: string,
  accounts: readonly string[],
  place: SolanaPlace | undefined,
  most: number,
): Promise<{ readonly listed: readonly ListedSignature[]; readonly more: boolean }> {
  // One more than are wanted, so that it is known whether there are more.
  const limit = most + 1
  const options = { limit, commitment: 'confirmed', ...(place ? { before: place.before } : {}) }
  const calls = accounts.map((account) => ({ method: 'getSignaturesForAddress', params: [account, options] }))
  const outcomes = await nodes.callMany(chainId, calls)
  const found = new Map<string, SignatureRow>()
  for (const outcome of outcomes) {
    const list = safeParse(listSchema, outcome.ok ? outcome.result : undefined)
    if (!list.success || list.output.length > limit) throw refusals.sourceDown({ what: 'history' })
    for (const row of list.output) if (!place || row.slot < place.below) found.set(row.signature, row)
  }
  const rows = [...found.values()].sort((one, other) => other.slot - one.slot)
  const isEdge = (at: number) => rows[at]?.slot !== rows[at + 1]?.slot
  const listed = rows.map((row, at) => ({ row, key: solanaPlace.keyOf(row, isEdge(at)) }))
  if (rows.length <= most) return { listed, more: false }
  const edge = rows.findLastIndex((_row, at) => at < most && isEdge(at))
  return { listed: listed.slice(0, edge < 0 ? most : edge + 1), more: true }
}
