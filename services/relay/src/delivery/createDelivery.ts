import type { RelayMetrics } from '../monitoring/createRelayMetrics'
import { createBatcher } from '../store/createBatcher'
import type { RelayStore, StoredMessage } from '../store/RelayStore'
import type { Connection } from './Connection'
import { createReceipts } from './createReceipts'
import { mayReceive, pauses } from './mayReceive'

/** Delivers messages to the sockets of this process. */
export type Delivery = {
  open(connection: Connection): void
  close(connection: Connection): void
  connectionsOf(client: string): readonly Connection[]
  /** [R1] Runs `subscribe`; messages of the topics wait until they are released. */
  whileSubscribing<T>(
    connection: Connection,
    topics: readonly string[],
    subscribe: () => Promise<T>,
  ): Promise<T>
  /** Lets messages of the topics out. */
  release(connection: Connection, topics: readonly string[], pauseMs: number, hasMail: boolean): void
  forget(client: string, topics: readonly string[]): void
  /** Holds a message back that its publisher doesn't know to be stored; `offer` ends that. */
  hold(message: number): void
  /** Offers a message that was just stored to connected clients. */
  offer(message: StoredMessage, clients: readonly string[]): void
  /** Takes an acknowledgement; returns whether it was for a push on this socket. */
  receive(connection: Connection, push: number): boolean
  /** The socket's buffer has room again. */
  resume(connection: Connection): void
  /** Looks for messages of these or all connected clients. */
  wake(clients: readonly string[] | 'all'): void
  settle(): Promise<void>
}

/** What delivery needs. */
export type DeliveryParts = {
  readonly store: RelayStore
  readonly metrics: RelayMetrics
  /** The time of the store. */
  readonly now: () => number
  /** Measures pauses; never goes back. */
  readonly elapsed: () => number
  /** Topics to remember for each socket; the oldest is forgotten first. */
  readonly mostTopics: number
  readonly pushText: (
    client: string,
    message: StoredMessage,
  ) => { readonly id: number; readonly text: string }
  readonly report: (error: unknown, what: string) => void
}

/** Unacknowledged messages per socket; the rest stays in the store. */
const mostInFlight = 32
const mostBytesInFlight = 1_048_576
/** Timers and clocks sometimes differ by a millisecond. */
const marginMs = 5
/** How long to wait when the store fails. */
const againMs = 1_000

/** Delivers by the rules: after the reply, to sockets that subscribed, in order, until acknowledged. */
export function createDelivery(parts: DeliveryParts): Delivery {
  const { store, metrics, now, elapsed, mostTopics, pushText, report } = parts
  const clients = new Map<string, Connection[]>()
  /** Messages whose publishers wait for their answer, and the sockets that could have had them. */
  const held = new Map<number, Set<Connection>>()
  const receipts = createReceipts(store, report)
  // Every new connection is checked a while later; many at once make one query.
  const looking = createBatcher(async (asked: readonly string[]) => {
    const found = new Set(await store.whoHasMail([...new Set(asked)], now()))
    return asked.map((client) => found.has(client))
  }, 500)
  const siblings = (client: string): readonly Connection[] => clients.get(client) ?? []

  const push = (connection: Connection, message: StoredMessage) => {
    const { id, text } = pushText(connection.client, message)
    connection.inFlight.set(id, { message: message.id, bytes: text.length, sentAt: elapsed() })
    connection.bytesInFlight += text.length
    metrics.pushes.inc({ tag: metrics.tagOf(message.tag) })
    connection.send(text)
  }

  const readOnce = async (connection: Connection): Promise<boolean> => {
    const { client, inFlight } = connection
    const room = isFull(connection) ? 0 : mostInFlight - inFlight.size
    const roomBytes = mostBytesInFlight - connection.bytesInFlight
    connection.isCalled = false
    connection.isBehind = room <= 0
    if (connection.isBehind || connection.isClosed) return false
    const isOld = elapsed() - connection.openedAt >= pauses.afterOpening
    const topics = [...connection.topics].flatMap(([topic, from]) => (from <= elapsed() ? [topic] : []))
    if (!isOld && topics.length === 0) return false
    const except = [...[...inFlight.values()].map(({ message }) => message), ...receipts.pending(client)]
    const mail = await store.findMail(
      client,
      { topics: isOld ? undefined : topics, except, limit: room, bytes: roomBytes },
      now(),
    )
    await replied(connection)
    const flying = new Set([...inFlight.values()].map(({ message }) => message))
    const taken = receipts.pending(client)
    let pushed = 0
    for (const message of mail) {
      if (connection.isClosed || flying.has(message.id) || taken.has(message.id)) continue
      if (!mayReceive(connection, siblings(client), message.topic, elapsed())) continue
      const waiting = held.get(message.id)
      if (waiting) {
        waiting.add(connection)
        continue
      }
      if (isFull(connection)) {
        connection.isBehind = true
        return false
      }
      push(connection, message)
      pushed += 1
    }
    const found = mail.reduce((sum, { message }) => sum + message.length, 0)
    if (mail.length === room || found >= roomBytes) connection.isBehind = true
    return connection.isCalled || (connection.isBehind && pushed > 0)
  }

  /** One at a time per socket, to keep messages in order. */
  const read = async (connection: Connection) => {
    if (connection.isReading) {
      connection.isCalled = true
      return
    }
    connection.isReading = true
    try {
      while (await readOnce(connection));
    } catch (error) {
      connection.isBehind = true
      report(error, 'Could not read messages')
      setTimeout(() => !connection.isClosed && read(connection), againMs).unref()
    } finally {
      connection.isReading = false
    }
  }

  const look = (connection: Connection) => {
    if (connection.isClosed) return
    looking.add(connection.client).then(
      (hasMail) => (hasMail ? read(connection) : undefined),
      (error: unknown) => {
        report(error, 'Could not look for messages')
        setTimeout(() => look(connection), againMs).unref()
      },
    )
  }

  return {
    open(connection) {
      clients.set(connection.client, [...siblings(connection.client), connection])
      setTimeout(() => look(connection), pauses.afterOpening + marginMs).unref()
    },
    close(connection) {
      connection.isClosed = true
      const left = siblings(connection.client).filter((one) => one !== connection)
      if (left.length > 0) clients.set(connection.client, left)
      else clients.delete(connection.client)
    },
    connectionsOf: siblings,
    async whileSubscribing(connection, topics, subscribe) {
      // What arrives meanwhile waits until the call is done.
      const fresh = topics.filter((topic) => !connection.topics.has(topic))
      for (const topic of fresh) connection.topics.set(topic, Number.POSITIVE_INFINITY)
      connection.subscribing += 1
      try {
        return await subscribe()
      } catch (error) {
        for (const topic of fresh) connection.topics.delete(topic)
        throw error
      } finally {
        connection.subscribing -= 1
      }
    },
    release(connection, topics, pauseMs, hasMail) {
      const from = elapsed() + pauseMs
      for (const topic of topics)
        connection.topics.set(topic, Math.min(from, connection.topics.get(topic) ?? from))
      for (const topic of connection.topics.keys()) {
        if (connection.topics.size <= mostTopics) break
        connection.topics.delete(topic)
      }
      const isNeeded = hasMail || connection.isToBeChecked
      if (connection.subscribing === 0) connection.isToBeChecked = false
      if (pauseMs === 0 && isNeeded) void read(connection)
      if (pauseMs > 0) setTimeout(() => !connection.isClosed && read(connection), pauseMs + marginMs).unref()
    },
    forget(client, topics) {
      for (const connection of siblings(client)) for (const topic of topics) connection.topics.delete(topic)
    },
    hold: (message) => void held.set(message, new Set()),
    offer(message, owed) {
      const waiting = held.get(message.id) ?? []
      held.delete(message.id)
      for (const client of owed)
        for (const connection of siblings(client)) {
          if (connection.subscribing > 0) connection.isToBeChecked = true
          if (!mayReceive(connection, siblings(client), message.topic, elapsed())) continue
          // A read may have found it before its publisher's call returned.
          if (isSent(connection, message.id) || receipts.pending(client).has(message.id)) continue
          if (connection.isReading || connection.isBehind || connection.isPublishing) void read(connection)
          else if (isFull(connection)) connection.isBehind = true
          else push(connection, message)
        }
      for (const connection of waiting) void read(connection)
    },
    receive(connection, id) {
      const flight = connection.inFlight.get(id)
      if (!flight) return false
      connection.inFlight.delete(id)
      connection.bytesInFlight -= flight.bytes
      metrics.pushToAck.observe((elapsed() - flight.sentAt) / 1000)
      receipts.add(connection.client, flight.message)
      for (const one of siblings(connection.client))
        if (one.isBehind && !one.isReading && hasRoom(one)) void read(one)
      return true
    },
    resume(connection) {
      if (connection.isBehind && !connection.isReading && hasRoom(connection)) void read(connection)
    },
    wake(woken) {
      for (const client of woken === 'all' ? clients.keys() : woken)
        for (const connection of siblings(client)) {
          if (connection.subscribing > 0) connection.isToBeChecked = true
          if (woken === 'all') look(connection)
          else void read(connection)
        }
    },
    settle: receipts.settle,
  }
}

/**
 * Resolves when the socket's own publish is answered. Clients that get the peer's response before the relay's answer
 * wait for it forever.
 */
async function replied({ isPublishing, afterReply }: Connection): Promise<void> {
  if (isPublishing) await new Promise<void>((resolve) => afterReply.push(resolve))
}

function isSent({ inFlight }: Connection, message: number): boolean {
  for (const flight of inFlight.values()) if (flight.message === message) return true
  return false
}

function isFull({ inFlight, bytesInFlight, isStuck }: Connection): boolean {
  return inFlight.size >= mostInFlight || bytesInFlight >= mostBytesInFlight || isStuck()
}

/** Wait until half is free; otherwise every acknowledgement would cause a read. */
function hasRoom({ inFlight, bytesInFlight, isStuck }: Connection): boolean {
  return inFlight.size <= mostInFlight / 2 && bytesInFlight <= mostBytesInFlight / 2 && !isStuck()
}
