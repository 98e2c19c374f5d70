import { subscriptionId } from '../delivery/subscriptionId'
import { refusedCall } from '../errors'
import type { Caller } from './Caller'
import { subscribeTo } from './subscribeTo'

/** Subscribes to a topic, and returns the subscription's id; messages follow the answer. @throws refusedCall */
export async function subscribe(caller: Caller, topic: string): Promise<string> {
  const { connection, delivery } = caller
  const [outcome] = (await subscribeTo(caller, [topic])).outcomes
  if (outcome?.isFull !== false) throw refusedCall({ name: 'SubscriberLimitExceeded' })
  connection.afterReply.push(() => delivery.release(connection, [topic], 0, outcome.hasMail))
  return subscriptionId(topic, connection.client)
}
