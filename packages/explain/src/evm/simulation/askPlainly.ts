import type { Ask } from '../../Ask'
import type { Findings } from '../Findings'
import { askEach, tryCall } from './askEach'
import type { Plan } from './Plan'
import { read, readsOf } from './reads'
import { refusalOf } from './refusalOf'

/** Asks a node that can't simulate what it knows of the contracts, and tries the first call. `refusal` is why it can't. */
export async function askPlainly(
  ask: Ask,
  { request, account, reads, readLines }: Plan,
  { refusal, noteUnable }: { readonly refusal: unknown; readonly noteUnable: () => void },
): Promise<Findings> {
  const { refused, message } = refusalOf(refusal)
  if (refused === 'unsupported') noteUnable()
  const ofLines = readLines(account, () => undefined).flatMap((line) => readsOf(line, account))
  const calls = request.kind === 'calls' ? request.calls : []
  const kinds = calls.flatMap(({ to }) => (to === undefined ? [] : [read.isItems(to)]))
  const facts = await askEach(ask, [...ofLines, ...kinds, ...reads])
  const found: Findings = { will: 'unknown', lines: readLines(account, facts), warnings: [], facts }
  if (refused === 'funds') return { ...found, will: 'revert', reason: message }
  const [first, ...others] = calls
  const tried = first && (await tryCall(ask, account, first))
  // Later calls of a batch need what the earlier ones did.
  return others.length === 0 || tried?.will === 'revert' ? { ...found, ...tried } : found
}
