import { setTimeout as wait } from 'node:timers/promises'

/** The used part of the core that both kinds of SDK share. */
export type PeerCore = {
  readonly relayer: {
    publish(...parts: readonly unknown[]): Promise<unknown>
    readonly connected: boolean
    transportOpen(): Promise<void>
    transportClose(): Promise<void>
  }
  readonly heartbeat: { stop(): void }
}

/** How long an SDK may take to send what it has started to send. */
const farewellMs = 1_000

/**
 * Returns a function that stops an SDK. It waits for pending sends first: the SDK ignores some of them, and a failure
 * seconds later would be unhandled in another test.
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
