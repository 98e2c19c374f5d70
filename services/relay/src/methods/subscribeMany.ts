import { pauses } from '../delivery/mayReceive'
import { subscriptionId } from '../delivery/subscriptionId'
import type { Caller } from './Caller'
import { subscribeTo } from './subscribeTo'

/** The result of one topic among many. */
export type TopicAnswer = { readonly id: string; readonly isFull: boolean }

/**
 * Subscribes to many topics, as clients do when they start: their messages wait until the app listens. A full topic
 * doesn't affect the others.
 */
export async function subscribeMany(
  caller: Caller,
  topics: readonly string[],
): Promise<{ readonly answers: readonly TopicAnswer[]; readonly isRefused: boolean }> {
  const { connection, delivery } = caller
  const { outcomes, isRefused } = await subscribeTo(caller, topics)
  const answers = topics.map((topic, index) => ({
    id: subscriptionId(topic, connection.client),
    isFull: outcomes[index]?.isFull !== false,
  }))
  const taken = topics.filter((_, index) => answers[index]?.isFull === false)
  connection.afterReply.push(() => delivery.release(connection, taken, pauses.afterBatch, true))
  return { answers, isRefused }
}
