import { setTimeout as wait } from 'node:timers/promises'
import { collectGarbage } from './collectGarbage'
import { openLatchkey } from './openLatchkey'
import { openPeer } from './openPeer'
import type { PairingClient } from './PairingClient'
import { type OtherSide, type Scan, startOtherSide } from './startOtherSide'

/** Milliseconds per round, for both clients. */
export type Rounds = { readonly latchkey: readonly number[]; readonly peer: readonly number[] }

/** The results of `npm run bench:pairing`. */
export type PairingTimes = {
  /** From the call to a settled session, first in a new page, then in one that was paired before. */
  readonly first: Rounds
  readonly next: Rounds
  /** From a request to its answer, with a wallet that answers at once and with the SDK's. */
  readonly prompt: Rounds
  readonly sdk: Rounds
}

type Client = keyof Rounds
const clients = { latchkey: openLatchkey, peer: openPeer } as const
/** Warm-up rounds, which read from disk and compile. */
const warmUps = 4
const quietMs = 200
/** The SDK's wallet takes the next request a second after its last answer. */
const sdkPauseMs = 1_100

/** Runs both clients in turn, in one process, against the same relay and wallets. */
export async function measurePairing(rounds: number): Promise<PairingTimes> {
  const other = await startOtherSide()
  try {
    const pairings = await measurePairings(other, rounds)
    const prompt = await measureRequests(other, 'prompt', rounds * 4, 0)
    const sdk = await measureRequests(other, 'sdk', rounds, sdkPauseMs)
    return { ...pairings, prompt, sdk }
  } finally {
    await other.stop()
  }
}

async function measurePairings(
  { relayUrl, scan }: OtherSide,
  rounds: number,
): Promise<Pick<PairingTimes, 'first' | 'next'>> {
  const first = { latchkey: [] as number[], peer: [] as number[] }
  const next = { latchkey: [] as number[], peer: [] as number[] }
  const pair = (client: PairingClient) => timeOf(() => client.connect((uri) => scan({ wallet: 'sdk', uri })))
  await inTurn(rounds, async (name, isCounted) => {
    const client = await clients[name](relayUrl)
    for (const times of [first, next]) {
      // By then the client has finished starting or ending a session, on the wallet's side, too.
      await wait(quietMs)
      collectGarbage()
      const ms = await pair(client)
      if (isCounted) times[name].push(ms)
      await client.disconnect()
    }
    await client.close()
  })
  return { first, next }
}

async function measureRequests(
  { relayUrl, scan }: OtherSide,
  wallet: Scan['wallet'],
  rounds: number,
  pauseMs: number,
): Promise<Rounds> {
  const times = { latchkey: [] as number[], peer: [] as number[] }
  const open = { latchkey: await openLatchkey(relayUrl), peer: await openPeer(relayUrl) }
  for (const client of Object.values(open)) await client.connect((uri) => scan({ wallet, uri }))
  await wait(pauseMs)
  await inTurn(rounds, async (name, isCounted) => {
    const ms = await timeOf(() => open[name].sign())
    if (isCounted) times[name].push(ms)
    await wait(pauseMs)
  })
  for (const client of Object.values(open)) await client.close()
  return times
}

/** The clients take turns going first. */
async function inTurn(rounds: number, work: (name: Client, isCounted: boolean) => Promise<void>) {
  for (let round = -warmUps; round < rounds; round++) {
    const order = round % 2 === 0 ? (['latchkey', 'peer'] as const) : (['peer', 'latchkey'] as const)
    for (const name of order) await work(name, round >= 0)
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
