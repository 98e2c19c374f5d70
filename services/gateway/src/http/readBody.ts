import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { checkJsonShape } from './checkJsonShape'
import { incomingOf } from './clientAddress'
import type { BodyBudget, BodyHold } from './createBodyBudget'
import { type BodyCollector, createBodyCollector } from './createBodyCollector'
import type { SlabPool } from './createSlabPool'
import { refusals } from './refusals'
import { textRefusals } from './textRefusals'

/** How to read a body. */
export type BodyRules = {
  readonly limitBytes: number
  /** Who sends it, as limits count. */
  readonly address: string
  readonly budget: BodyBudget
  /** Where its bytes go. */
  readonly slabs: SlabPool
  /** Counts bytes against the limit of the address: those announced at once, others as they arrive. @throws tooMany */
  readonly charge: (bytes: number) => void
}

/** A body in memory. */
export type HeldBody = Pick<BodyCollector, 'size' | 'read'> & Pick<BodyHold, 'grow'>

/** What a part costs at least: a body of single bytes costs time, not memory. */
const leastPart = 1_000

/** What a small value takes once it is parsed, such as the two bytes of an empty object. */
const valueBytes = 50

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a body up to a limit, as long as there is room for it, and resolves to what `use` makes of it. The room is given
 * back only then: until the answer is known, what was parsed takes memory too. Promises between the two would take
 * longer than a quick answer. @throws tooLarge, tooMany, busy, invalidJson
 */
export function readBody<Result>(
  context: Context,
  rules: BodyRules,
  use: (body: HeldBody) => Result | Promise<Result>,
): Promise<Result> {
  const { limitBytes, address, budget, slabs } = rules
  const declared = Number(context.req.header('content-length') ?? Number.NaN)
  if (declared > limitBytes) throw refusals.tooLarge({ limit: limitBytes })
  let paid = Number.isSafeInteger(declared) && declared >= 0 ? Math.max(declared, leastPart) : 0
  if (paid > 0) rules.charge(paid)
  let due = 0
  return new Promise((resolve, reject) => {
    let isSettled = false
    const end = (cause: unknown) => {
      if (isSettled) return
      isSettled = true
      release()
      reject(cause)
    }
    const hold = budget.open(address, end)
    const collector = createBodyCollector(limitBytes, hold, slabs)
    const release = () => {
      collector.release()
      hold.release()
    }
    const add = (part: Uint8Array) => {
      if (isSettled) return
      due += Math.max(part.byteLength, leastPart)
      if (due > paid) {
        rules.charge(due - paid)
        paid = due
      }
      collector.add(part)
    }
    const done = () => {
      if (isSettled) return
      isSettled = true
      hold.complete()
      try {
        const result = use({ size: collector.size, read: collector.read, grow: hold.grow })
        resolve(result)
        if (result instanceof Promise) result.then(release, release)
        else release()
      } catch (cause) {
        release()
        reject(cause)
      }
    }
    const incoming = incomingOf(context)
    // Node's own stream, where there is one, is several times faster than a web stream.
    if (incoming) readIncoming(incoming, { add, done, end })
    else readStream(context, add).then(done, end)
  })
}

/**
 * Parses a body as JSON, whatever its content type. What it then takes in memory counts too.
 * @throws invalidJson, invalidBody, and what the hold throws
 */
export function parseJson(bytes: Uint8Array, { grow }: Pick<BodyHold, 'grow'>): unknown {
  grow(checkJsonShape(bytes) * valueBytes)
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch (cause) {
    throw textRefusals.invalidJson({}, { cause })
  }
}

type Reading = {
  readonly add: (part: Uint8Array) => void
  readonly done: () => void
  readonly end: (cause: unknown) => void
}

function readIncoming(incoming: IncomingMessage, { add, done, end }: Reading): void {
  // The client has left while its project was looked up: no event will say so again.
  if (incoming.destroyed) {
    end(textRefusals.invalidJson())
    return
  }
  const stop = (cause: unknown) => {
    incoming.off('data', take)
    incoming.pause()
    end(cause)
  }
  const take = (part: Uint8Array) => {
    try {
      add(part)
    } catch (cause) {
      // Without this, one more part would arrive and wait in memory.
      incoming.socket.pause()
      stop(cause)
    }
  }
  incoming.on('data', take)
  incoming.on('end', done)
  incoming.on('error', (cause) => stop(textRefusals.invalidJson({}, { cause })))
  incoming.on('close', () => {
    // A client that leaves must not keep its room. Most bodies have ended by now.
    if (!incoming.readableEnded) stop(textRefusals.invalidJson())
  })
}

async function readStream({ req }: Context, add: (part: Uint8Array) => void): Promise<void> {
  for await (const part of req.raw.body ?? []) add(part)
}
