import {
  comparableAddress,
  defineItem,
  isAddress,
  isNamespace,
  isRecord,
  type Namespace,
  stripDeceptive,
} from '@latchkey/protocol'
import { latestTime } from './latestTime'

/** Somebody the visitor has sent to from here. */
export type RecentReceiver = {
  readonly namespace: Namespace
  readonly address: string
  /** The name it was found by, if any. */
  readonly name: string | null
  readonly count: number
  /** In ms. */
  readonly lastAt: number
}

/** More than a list shows, but all of them are trusted. */
const mostReceivers = 200

function isNumberIn(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most
}

function parse(value: unknown): readonly RecentReceiver[] {
  if (!isRecord(value)) return []
  const { namespace, address, name, count, lastAt } = value
  const isGood =
    isNamespace(namespace) &&
    isAddress(namespace, address) &&
    (name === null || (typeof name === 'string' && name.length <= 255)) &&
    isNumberIn(count, 1, Number.MAX_SAFE_INTEGER) &&
    isNumberIn(lastAt, 0, latestTime)
  // Another program may have written a name that looks like something else.
  return isGood ? [{ namespace, address, name: name && (stripDeceptive(name) || null), count, lastAt }] : []
}

/** Receivers, the last one first. */
export const recentsItem = /* @__PURE__ */ defineItem<readonly RecentReceiver[]>({
  key: 'sent_receivers',
  as: {
    decode(text) {
      const json: unknown = JSON.parse(text)
      return Array.isArray(json) ? json.slice(0, mostReceivers).flatMap(parse) : undefined
    },
    encode: (list) => JSON.stringify(list.slice(0, mostReceivers)),
  },
  initial: [],
})

/** Puts a receiver first and counts the transfers to it. */
export function noteReceiver(
  list: readonly RecentReceiver[],
  {
    namespace,
    address,
    name,
    at,
  }: Pick<RecentReceiver, 'namespace' | 'address' | 'name'> & { readonly at: number },
): readonly RecentReceiver[] {
  const plain = comparableAddress(namespace, address)
  const isSame = (other: RecentReceiver) =>
    other.namespace === namespace && comparableAddress(namespace, other.address) === plain
  const known = list.find(isSame)
  const entry = {
    namespace,
    address,
    name: name ?? known?.name ?? null,
    count: (known?.count ?? 0) + 1,
    lastAt: at,
  }
  return [entry, ...list.filter((other) => !isSame(other))].slice(0, mostReceivers)
}
