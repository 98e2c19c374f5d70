import { array, safeParse } from 'valibot'
import { refusals } from '../../http/refusals'
import type { Nodes } from '../../rpc/Nodes'
import { type SolanaPlace, solanaPlace } from './solanaPlace'
import { type SignatureRow, signatureRow } from './solanaTransaction'

/** A listed transaction and the key of its place. */
export type ListedSignature = { readonly row: SignatureRow; readonly key: string }

type Ask = (accounts: readonly string[], limit: number, before?: string) => Promise<SignatureRow[][]>

const listSchema = array(signatureRow)
const mostFromTop = 100

/**
 * Lists the newest transactions of several accounts, without repeats. The order inside a block is unknown, so the list
 * ends with a block, unless that alone has more than `most`. Takes two requests at most. @throws chainDown, sourceDown
 */
export async function listSignatures(
  nodes: Pick<Nodes, 'callMany'>,
  chainId: string,
  accounts: readonly string[],
  place: SolanaPlace | undefined,
  most: number,
  signal: AbortSignal,
): Promise<{ readonly listed: readonly ListedSignature[]; readonly more: boolean }> {
  const ask: Ask = async (asked, limit, before) => {
    const options = { limit, commitment: 'confirmed', ...(before ? { before } : {}) }
    const calls = asked.map((account) => ({ method: 'getSignaturesForAddress', params: [account, options] }))
    const outcomes = await nodes.callMany(chainId, calls, signal)
    return outcomes.map((outcome) => {
      const list = safeParse(listSchema, outcome.ok ? outcome.result : undefined)
      if (!list.success || list.output.length > limit) throw refusals.sourceDown({ what: 'history' })
      return list.output
    })
  }
  // Ask for one more to know whether there are more.
  const lists = await ask(accounts, most + 1, place?.before)
  if (place) lists.push(...(await askFromTop(ask, accounts, lists, place)))
  const known = lists.flat().filter(({ slot }) => !place || slot < place.below)
  const found = new Map(known.map((row) => [row.signature, row]))
  const rows = [...found.values()].sort((one, other) => other.slot - one.slot)
  const isEdge = (at: number) => rows[at]?.slot !== rows[at + 1]?.slot
  const listed = rows.map((row, at) => ({ row, key: solanaPlace.keyOf(row, isEdge(at)) }))
  if (rows.length <= most) return { listed, more: false }
  const edge = rows.findLastIndex((_row, at) => at < most && isEdge(at))
  return { listed: listed.slice(0, edge < 0 ? most : edge + 1), more: true }
}

/** Some nodes only continue after a transaction of the same account; there, search from the newest. */
async function askFromTop(
  ask: Ask,
  accounts: readonly string[],
  lists: readonly SignatureRow[][],
  place: SolanaPlace,
): Promise<SignatureRow[][]> {
  const ended = accounts.filter((_account, at) => lists[at]?.length === 0)
  return accounts.length === 1 || ended.length === 0 || place.below === Number.POSITIVE_INFINITY
    ? []
    : ask(ended, mostFromTop)
}
