import { subscriptionId } from '../delivery/subscriptionId'
import { refusedCall } from '../errors'
import type { Answer, Caller } from './Caller'

/** Subscribes to a topic; its messages follow the answer. @throws refusedCall */
export async function subscribe(caller: Caller, topic: string): Promise<Answer> {
  const { connection, delivery, store, now } = caller
  const [outcome] = await delivery.whileSubscribing(connection, [topic], () =>
    store.subscribe(connection.client, [topic], now()),
  )
  if (outcome?.isFull !== false) {
    delivery.forget(connection.client, [topic])
    throw refusedCall({ name: 'SubscriberLimitExceeded' })
  }
  return {
    result: subscriptionId(topic, connection.client),
    afterwards: () => delivery.release(connection, [topic], 0, outcome.hasMail),
  }
}
