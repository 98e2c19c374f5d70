import { setTimeout as wait } from 'node:timers/promises'
import type { WalletVersion } from '../loadKit'
import type { Party, Stage } from './Stage'
import type { Step } from './Step'
import { steps } from './steps'

/** How each step came to its end. */
export type Outcomes = ReadonlyMap<string, Promise<void>>

/** How long whoever is away stays away. */
const awayMs = 300

/**
 * Plays all steps at the same time, each with a site and a wallet of its own, and has one party go away and come back in
 * the middle of all of them; nobody for `null`.
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
      if (!step) throw new TypeError(`There is no step ${name}.`)
      return { key: `${version} ${name}`, step, isBegun: begin(step) }
    }),
  )
  const ready = new Set<string>()
  await Promise.allSettled(begun.map(({ key, isBegun }) => isBegun.then(() => ready.add(key))))
  const acts = new Map<string, Promise<unknown>>()
  const act = (some: typeof begun) => {
    for (const { key, step } of some) if (ready.has(key)) acts.set(key, quiet(step.act()))
  }
  // Who acts and goes away is cut off in the act; whom it is done to is away while it is done.
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

/** Whoever waits for it hears of its failure; until then it is not an unhandled one. */
function quiet<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => undefined)
  return work
}
