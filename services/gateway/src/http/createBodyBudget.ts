import { refusals } from './refusals'

/** The memory that the body of one request takes. */
export type BodyHold = {
  /** Takes more of it. @throws tooMany (the address has its share), busy (all is taken) */
  grow(bytes: number): void
  /** The body has arrived: from now on it can't give way to others. */
  complete(): void
  /** Gives everything back; further calls change nothing. */
  release(): void
}

/** Bounds how many bytes of bodies are in memory, from one address and in all. */
export type BodyBudget = {
  /** Begins to hold a body; `giveWay` ends it if others need the room. @throws tooMany, busy */
  open(address: string, giveWay: (cause: unknown) => void): BodyHold
  /** How many bytes are held. */
  held(): number
}

/** How much a budget allows. */
export type BodyLimits = { readonly most: number; readonly mostPerAddress: number }

/** What an open request costs besides its bytes. */
const leastBytes = 1_000
/** When to come back: most bodies are gone by then. */
const seconds = 1

type Reading = { bytes: number; isOpen: boolean; readonly giveWay: (cause: unknown) => void }
type Share = { bytes: number; readonly reading: Set<Reading> }

/**
 * Counts what has arrived, not what was announced, so a client that announces much and sends little takes no room. If
 * everything is taken, the address with the most unfinished bodies gives way.
 */
export function createBodyBudget({ most, mostPerAddress }: BodyLimits): BodyBudget {
  const shares = new Map<string, Share>()
  let total = 0

  const add = (address: string, share: Share, bytes: number) => {
    share.bytes += bytes
    total += bytes
    if (share.bytes === 0) shares.delete(address)
  }
  const drop = (address: string, share: Share, reading: Reading) => {
    if (!reading.isOpen) return
    reading.isOpen = false
    share.reading.delete(reading)
    add(address, share, -reading.bytes)
  }
  const makeRoom = (bytes: number, own: Share) => {
    let largest: { address: string; share: Share; bytes: number } | undefined
    for (const [address, share] of shares) {
      let unfinished = 0
      for (const reading of share.reading) unfinished += reading.bytes
      if (unfinished > (largest?.bytes ?? 0)) largest = { address, share, bytes: unfinished }
    }
    if (!largest || largest.share === own) throw refusals.busy({ seconds })
    const { address, share } = largest
    for (const reading of share.reading) {
      if (total + bytes <= most) return
      drop(address, share, reading)
      reading.giveWay(refusals.busy({ seconds }))
    }
    if (total + bytes > most) throw refusals.busy({ seconds })
  }

  return {
    held: () => total,
    open(address, giveWay) {
      const share = shares.get(address) ?? { bytes: 0, reading: new Set<Reading>() }
      const reading: Reading = { bytes: 0, isOpen: true, giveWay }
      const grow = (bytes: number) => {
        if (!reading.isOpen) return
        if (share.bytes + bytes > mostPerAddress) throw refusals.tooMany({ seconds })
        if (total + bytes > most) makeRoom(bytes, share)
        shares.set(address, share)
        add(address, share, bytes)
        reading.bytes += bytes
      }
      grow(leastBytes)
      share.reading.add(reading)
      return {
        grow,
        complete: () => void share.reading.delete(reading),
        release: () => drop(address, share, reading),
      }
    },
  }
}
