import { assertPortFree } from './assertPortFree'
import type { Part, Running } from './Part'

/** A running part and its definition. */
export type Started = Running & { readonly part: Part }

/** Everything that runs, in group order. */
export type Stack = { readonly parts: readonly Started[]; readonly stop: () => Promise<void> }

/**
 * Starts group after group, the parts of a group in parallel.
 * If a part fails or `signal` fires, stops what is running.
 */
export async function startParts(groups: readonly (readonly Part[])[], signal?: AbortSignal): Promise<Stack> {
  for (const part of groups.flat()) if (part.port !== 0) await assertPortFree(part)
  const parts: Started[] = []
  const stop = () => stopAll(parts)
  try {
    for (const group of groups) {
      await startGroup(group, parts)
      signal?.throwIfAborted()
    }
    return { parts: [...parts], stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

// Stop in reverse order: the demo before the chain it reads.
async function stopAll(parts: Started[]): Promise<void> {
  for (let last = parts.pop(); last; last = parts.pop()) {
    try {
      await last.stop()
    } catch (cause) {
      await stopAll(parts)
      throw cause
    }
  }
}

async function startGroup(group: readonly Part[], parts: Started[]): Promise<void> {
  const urls = new Map(parts.map(({ part, url }) => [part.variable, url]))
  const results = await Promise.allSettled(
    group.map(async (part) => ({ ...(await part.start(part.port, urls)), part })),
  )
  // Wait for all, so none starts after another has failed.
  for (const result of results) if (result.status === 'fulfilled') parts.push(result.value)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
