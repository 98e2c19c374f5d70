import { signalsDown } from '../errors'
import type { OpenChannel } from './Channel'

const name = 'latchkey:relay'
/** A server that hangs keeps its connections open, so ask it whether it is there. */
const pingMs = 4_000
const silentMs = 10_000
/** Signals that may wait for a server that hangs. */
const mostWaiting = 10_000

/** Sends signals through Redis or Valkey: faster than the database with many busy relays. */
export function openRedisChannel(url: string, report: (error: unknown, what: string) => void): OpenChannel {
  return async ({ hear, lost, restored }) => {
    // Loaded only with Redis configured; it has a file per command.
    const { createClient } = await import('@redis/client')
    let isOpen = false
    const options = {
      url,
      disableOfflineQueue: true,
      commandsQueueMaxLength: mostWaiting,
      pingInterval: pingMs,
      socket: {
        connectTimeout: 5_000,
        socketTimeout: silentMs,
        // Report a failure at the start; later, try until it is back.
        reconnectStrategy: (tries: number) => (isOpen || tries < 3 ? Math.min(tries * 100, 2_000) : false),
      },
    } as const
    const sender = createClient(options)
    const receiver = createClient(options)
    for (const client of [sender, receiver])
      client.on('error', (error: unknown) => report(error, 'Problem with the server for signals'))
    try {
      await sender.connect()
      await receiver.connect()
      await receiver.subscribe(name, (text) => hear(text))
    } catch (cause) {
      sender.destroy()
      receiver.destroy()
      throw signalsDown({}, { cause })
    }
    isOpen = true
    for (const client of [sender, receiver]) {
      client.on('reconnecting', () => isOpen && lost())
      client.on('ready', () => sender.isReady && receiver.isReady && restored())
    }
    return {
      async send(text) {
        await sender.publish(name, text)
      },
      async stop() {
        isOpen = false
        receiver.destroy()
        sender.destroy()
      },
    }
  }
}
