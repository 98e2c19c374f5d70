import type { SubscribeOutcome } from '../store/RelayStore'
import type { Caller } from './Caller'

/** The outcome for each topic, and whether the caller has no room for more. */
export type Subscribed = { readonly outcomes: readonly SubscribeOutcome[]; readonly isRefused: boolean }

/** Subscribes a client to topics within its bounds; it always keeps those it has. */
export async function subscribeTo(caller: Caller, topics: readonly string[]): Promise<Subscribed> {
  const { connection, delivery, quotas, store, now } = caller
  const { owner } = connection
  const fresh = topics.filter((topic) => !connection.topics.has(topic)).length
  const mayAdd = await quotas.hasRoom('topics', owner, fresh)
  const outcomes = await delivery.whileSubscribing(connection, topics, () =>
    store.subscribe(owner, topics, { now: now(), mayAdd }),
  )
  const added = outcomes.filter(({ isNew, isFull }) => isNew && !isFull).length
  quotas.add('topics', owner, added)
  delivery.forget(
    connection.client,
    topics.filter((_, index) => outcomes[index]?.isFull !== false),
  )
  return { outcomes, isRefused: !mayAdd && outcomes.some(({ isFull }) => isFull) }
}
