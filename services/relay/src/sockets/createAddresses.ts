import { createHash } from 'node:crypto'
import { type Bucket, createBucket } from './createBucket'

/** The calls and bytes of an address, or a socket's part of them. */
export type AddressBuckets = { readonly requests: Bucket; readonly bytes: Bucket }

/** A socket, as its address sees it. */
export type AddressSocket = { readonly client: string; close(code: number, reason: string): void }

/** A client at an address. Several share one behind a router, so each has its own attempts. */
export type AddressClient = {
  readonly connects: Bucket
  /** It has been accepted before, so it isn't one of the ids that anybody can make. */
  isKnown: boolean
}

/** The state of an address with sockets. */
export type Address = AddressBuckets & {
  readonly name: string
  /** A short hash of it, to store. */
  readonly hash: string
  /** Its open sockets, the oldest first. */
  readonly sockets: Set<AddressSocket>
  /** All attempts to connect, whoever makes them. */
  readonly attempts: Bucket
  /** Connections of new clients. */
  readonly connects: Bucket
  /** Connections of clients that have used up their own. */
  readonly repeats: Bucket
  /** Returns a client by the id it claims. */
  client(id: string): AddressClient
}

/** The limits of one address. */
export type AddressLimits = {
  readonly connectsPerSecond: number
  readonly requestsPerSecond: number
  readonly bytesPerSecond: number
}

/** Clients to remember for each address; the one that came longest ago is forgotten first. */
const mostClients = 500
/** Connections of one client per second that no other client at its address can take from it. */
const clientConnects = { perSecond: 1, burst: 20 } as const
/**
 * Besides these, for each connection of a new client. After a relay was away, old versions open dozens of sockets, one
 * for each call that waited. They are done once all of these opened, and stand still for a minute if the last is refused.
 */
const repeatsPerConnect = 20
const repeatsBurstSeconds = 5
/** An attempt that is refused early costs a hundredth of a connection. */
const attemptsPerConnect = 100

/** Creates the buckets for calls and bytes. */
export function createAddressBuckets(
  { requestsPerSecond, bytesPerSecond }: Omit<AddressLimits, 'connectsPerSecond'>,
  now: () => number,
): AddressBuckets {
  return {
    requests: createBucket(requestsPerSecond, requestsPerSecond * 10, now),
    bytes: createBucket(bytesPerSecond, bytesPerSecond * 60, now),
  }
}

/** Tracks the addresses of clients: ids are free, so limits by id alone limit nobody. */
export function createAddresses(
  limits: AddressLimits,
  now: () => number,
): { of(name: string): Address; stop(): void } {
  const known = new Map<string, Address>()
  const timer = setInterval(() => {
    for (const [name, { sockets, connects, repeats, attempts, requests, bytes }] of known)
      if (
        sockets.size === 0 &&
        [connects, repeats, attempts, requests, bytes].every((bucket) => bucket.level() === 1)
      )
        known.delete(name)
  }, 30_000)
  timer.unref()
  return {
    of(name) {
      const address = known.get(name) ?? createAddress(name, limits, now)
      known.set(name, address)
      return address
    },
    stop: () => clearInterval(timer),
  }
}

function createAddress(name: string, limits: AddressLimits, now: () => number): Address {
  const { connectsPerSecond } = limits
  const attemptsPerSecond = connectsPerSecond * attemptsPerConnect
  const repeatsPerSecond = connectsPerSecond * repeatsPerConnect
  const clients = new Map<string, AddressClient>()
  return {
    name,
    hash: createHash('sha256').update(name).digest('hex').slice(0, 16),
    sockets: new Set(),
    attempts: createBucket(attemptsPerSecond, attemptsPerSecond * 2, now),
    connects: createBucket(connectsPerSecond, connectsPerSecond * 10, now),
    repeats: createBucket(repeatsPerSecond, repeatsPerSecond * repeatsBurstSeconds, now),
    ...createAddressBuckets(limits, now),
    client(id) {
      const { perSecond, burst } = clientConnects
      const found = clients.get(id) ?? { connects: createBucket(perSecond, burst, now), isKnown: false }
      clients.delete(id)
      clients.set(id, found)
      const [oldest] = clients.keys()
      if (clients.size > mostClients && oldest !== undefined) clients.delete(oldest)
      return found
    },
  }
}
