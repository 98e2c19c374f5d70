import { signalsDown } from '../errors'
import type { OpenChannel } from './Channel'

const name = 'latchkey:relay'

/** Sends signals through Redis or Valkey: faster than the database with many busy relays. */
export function openRedisChannel(url: string, report: (error: unknown, what: string) => void): OpenChannel {
  return async ({ hear, restored }) => {
    // Loaded only with Redis configured; it has a file per command.
    const { createClient } = await import('@redis/client')
    let isOpen = false
    const options = {
      url,
      disableOfflineQueue: true,
      socket: {
        connectTimeout: 5_000,
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
    for (const client of [sender, receiver]) client.on('ready', () => restored())
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
