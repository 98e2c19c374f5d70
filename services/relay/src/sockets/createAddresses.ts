import { type Bucket, createBucket } from './createBucket'

/** The state of an address with sockets. */
export type Address = {
  sockets: number
  readonly connects: Bucket
  readonly requests: Bucket
  readonly bytes: Bucket
}

/** The limits of one address. */
export type AddressLimits = {
  readonly connectsPerSecond: number
  readonly requestsPerSecond: number
  readonly bytesPerSecond: number
}

/** Tracks the addresses of clients: ids are free, so limits by id alone limit nobody. */
export function createAddresses(
  limits: AddressLimits,
  now: () => number,
): { of(name: string): Address; stop(): void } {
  const known = new Map<string, Address>()
  const timer = setInterval(() => {
    for (const [name, { sockets, connects, requests, bytes }] of known)
      if (sockets === 0 && connects.isFull() && requests.isFull() && bytes.isFull()) known.delete(name)
  }, 30_000)
  timer.unref()
  return {
    of(name) {
      const address = known.get(name) ?? {
        sockets: 0,
        connects: createBucket(limits.connectsPerSecond, limits.connectsPerSecond * 10, now),
        requests: createBucket(limits.requestsPerSecond, limits.requestsPerSecond * 10, now),
        bytes: createBucket(limits.bytesPerSecond, limits.bytesPerSecond * 60, now),
      }
      known.set(name, address)
      return address
    },
    stop: () => clearInterval(timer),
  }
}
