import { pauses } from '../delivery/mayReceive'
import { subscriptionId } from '../delivery/subscriptionId'
import type { Caller } from './Caller'

/** The result of one topic among many. */
export type TopicAnswer = { readonly id: string; readonly isFull: boolean }

/**
 * Subscribes to many topics, as clients do when they start: their messages wait until the app listens. A full topic
 * doesn't affect the others.
 */
export async function subscribeMany(
  { connection, delivery, store, now }: Caller,
  topics: readonly string[],
): Promise<{ readonly answers: readonly TopicAnswer[]; readonly afterwards: () => void }> {
  const outcomes = await delivery.whileSubscribing(connection, topics, () =>
    store.subscribe(connection.client, topics, now()),
  )
  const isFull = (index: number) => outcomes[index]?.isFull !== false
  delivery.forget(
    connection.client,
    topics.filter((_, index) => isFull(index)),
  )
  const taken = topics.filter((_, index) => !isFull(index))
  return {
    answers: topics.map((topic, index) => ({
      id: subscriptionId(topic, connection.client),
      isFull: isFull(index),
    })),
    afterwards: () => delivery.release(connection, taken, pauses.afterBatch, true),
  }
}
