import { setTimeout as wait } from 'node:timers/promises'

/** What is used of the core that both kinds of SDK have. */
export type PeerCore = {
  readonly relayer: {
    publish(...parts: readonly unknown[]): Promise<unknown>
    transportClose(): Promise<void>
  }
  readonly heartbeat: { stop(): void }
}

/** How long an SDK may take to send what it has begun to send. */
const farewellMs = 1_000

/**
 * Returns how to stop an SDK. It lets what is on its way get there first: nobody waits for some of it inside of the SDK,
 * and what fails seconds later would be an unhandled fault in whatever test runs then.
 */
export function followPeer({ relayer, heartbeat }: PeerCore): () => Promise<void> {
  const onTheWay = new Set<Promise<unknown>>()
  const publish = relayer.publish.bind(relayer)
  relayer.publish = (...parts) => {
    const sent = publish(...parts)
    onTheWay.add(sent)
    const arrived = () => void onTheWay.delete(sent)
    sent.then(arrived, arrived)
    return sent
  }
  return async () => {
    heartbeat.stop()
    await Promise.race([Promise.allSettled(onTheWay), wait(farewellMs)])
    await relayer.transportClose()
  }
}
