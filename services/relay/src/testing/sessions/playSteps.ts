import { setTimeout as wait } from 'node:timers/promises'
import type { WalletVersion } from '../loadKit'
import type { Party, Stage } from './Stage'
import type { Step } from './Step'
import { steps } from './steps'

/** The outcome of each step. */
export type Outcomes = ReadonlyMap<string, Promise<void>>

/** How long a party stays away. */
const awayMs = 300

/**
 * Plays all steps at the same time, each with its own site and wallet, while one party disappears in the middle and
 * comes back; nobody for `null`.
 */
export async function playSteps(
  stage: Stage,
  versions: readonly WalletVersion[],
  gone: Party | null,
): Promise<Outcomes> {
  const played = versions.flatMap((version) => Object.keys(steps).map((name) => ({ name, version })))
  const begun = await Promise.all(
    played.map(async ({ name, version }) => {
      const ends = await stage.open(version)
      const step = steps[name]?.(ends)
      if (!step) throw new TypeError(`Unknown step ${name}`)
      return { key: `${version} ${name}`, step, isBegun: begin(step) }
    }),
  )
  const ready = new Set<string>()
  await Promise.allSettled(begun.map(({ key, isBegun }) => isBegun.then(() => ready.add(key))))
  const acts = new Map<string, Promise<unknown>>()
  const act = (some: typeof begun) => {
    for (const { key, step } of some) if (ready.has(key)) acts.set(key, quiet(step.act()))
  }
  // An actor that disappears is cut off in the act; the other party is away while it happens.
  const early = begun.filter(({ step }) => step.actor === gone)
  const late = begun.filter(({ step }) => step.actor !== gone)
  act(early)
  if (gone) await stage.leave(gone)
  act(late)
  if (gone) {
    await wait(awayMs)
    await stage.comeBack(gone)
  }
  return new Map(
    begun.map(({ key, step, isBegun }) => {
      const isRepeated = step.actor === gone
      const finish = async () => {
        await isBegun
        await (isRepeated ? step.actAgain?.() : acts.get(key))
        await step.end(isRepeated)
      }
      return [key, quiet(finish())]
    }),
  )
}

function begin(step: Step): Promise<unknown> {
  return quiet(step.begin())
}

/** Whoever waits for it gets the failure; until then it must not be unhandled. */
function quiet<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => undefined)
  return work
}
