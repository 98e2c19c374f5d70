import { randomBytes } from 'node:crypto'
import { array, literal, object, optional, picklist, safeParse, string } from 'valibot'
import type { Channel, OpenChannel } from './Channel'

/** Tells other relays which clients have messages. */
export type Signals = { wake(clients: readonly string[]): void; stop(): Promise<void> }

/** What signals need. */
export type SignalParts = {
  readonly open: OpenChannel
  /** Another relay says that these or all clients may have messages. */
  readonly onWake: (clients: readonly string[] | 'all') => void
  readonly report: (error: unknown, what: string) => void
  /** Whether other relays can be heard. */
  readonly onState?: ((isUp: boolean) => void) | undefined
}

const schema = object({
  from: string(),
  /** Announces relays that start and stop; nothing is sent while there is no other. */
  says: optional(picklist(['hello', 'here', 'bye'])),
  wake: optional(array(string())),
  all: optional(literal(true)),
})
/** A PostgreSQL notification holds less than 8,000 bytes. */
const mostClients = 100
/** How often to look for messages while nobody can tell. */
const lookMs = 2_000

/** Sends signals over a channel; while it is cut, looks for messages instead. */
export async function createSignals({ open, onWake, report, onState }: SignalParts): Promise<Signals> {
  const self = randomBytes(6).toString('hex')
  const others = new Set<string>()
  let waiting = new Set<string>()
  let isScheduled = false
  let channel: Channel | undefined
  let looking: NodeJS.Timeout | undefined

  const hear = (text: string) => {
    const { success, output } = safeParse(schema, parse(text))
    if (!success || output.from === self) return
    if (output.says === 'bye') others.delete(output.from)
    else others.add(output.from)
    if (output.says === 'hello') say({ says: 'here' })
    if (output.all) onWake('all')
    else if (output.wake) onWake(output.wake)
  }
  const say = (what: object) => {
    channel?.send(JSON.stringify({ from: self, ...what })).catch((error: unknown) => {
      report(error, 'Lost a signal')
    })
  }
  const flush = () => {
    isScheduled = false
    const clients = [...waiting]
    waiting = new Set()
    for (let at = 0; at < clients.length; at += mostClients)
      say({ wake: clients.slice(at, at + mostClients) })
  }
  const lost = () => {
    onState?.(false)
    looking ??= setInterval(() => onWake('all'), lookMs).unref()
  }
  const restored = () => {
    onState?.(true)
    clearInterval(looking)
    looking = undefined
    // Signals may have been lost in both directions.
    say({ says: 'hello', all: true })
    onWake('all')
  }
  channel = await open({ hear, lost, restored })
  onState?.(true)
  const opened = channel
  say({ says: 'hello' })

  return {
    wake(clients) {
      if (others.size === 0) return
      for (const client of clients) waiting.add(client)
      if (isScheduled || waiting.size === 0) return
      isScheduled = true
      setImmediate(flush)
    },
    async stop() {
      clearInterval(looking)
      await opened.send(JSON.stringify({ from: self, says: 'bye' })).catch((error: unknown) => {
        report(error, 'Lost a signal')
      })
      await opened.stop()
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not one of our messages.
    return undefined
  }
}
