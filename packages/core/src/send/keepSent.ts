import type { Latchkey } from '../Latchkey'
import { keyOfSent, type SentTransfer } from './SentTransfer'
import { sentItem } from './sentItem'
import { showSent } from './showSent'
import { sendLearnt } from './transitions'

/** How long an ended transaction is kept. By then the history has it. */
const keptMs = 24 * 60 * 60 * 1000

/** Writes the list after a change. Reads it first, because another tab may have changed it. */
function change(
  latchkey: Latchkey,
  apply: (rows: readonly SentTransfer[]) => readonly SentTransfer[],
): readonly SentTransfer[] {
  const { storage, host, store } = latchkey
  const isKept = ({ endedAt }: SentTransfer) => endedAt === null || host.now() - endedAt < keptMs
  const rows = apply(storage.get(sentItem)).filter(isKept)
  storage.set(sentItem, rows)
  store.send(sendLearnt, { sent: rows })
  showSent(latchkey)
  return rows
}

/** Keeps a transaction that was just sent. */
export function addSent(latchkey: Latchkey, added: SentTransfer): void {
  change(latchkey, (rows) => [added, ...rows.filter((row) => keyOfSent(row) !== keyOfSent(added))])
}

/** Keeps what is new about a transaction. Returns whether it is still listed. */
export function updateSent(latchkey: Latchkey, key: string, news: Partial<SentTransfer>): void {
  change(latchkey, (rows) => rows.map((row) => (keyOfSent(row) === key ? { ...row, ...news } : row)))
}

/** Reads the list again, after a reload or a change in another tab. */
export function reloadSent(latchkey: Latchkey): void {
  latchkey.store.send(sendLearnt, { sent: latchkey.storage.get(sentItem) })
  showSent(latchkey)
}
