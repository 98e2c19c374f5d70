import { ServerResponse } from 'node:http'
import type { Context } from 'hono'
import type { BodyBudget } from './createBodyBudget'

/**
 * Counts a large answer until the client has read it: one that asks and never reads would otherwise fill the memory.
 * @throws tooMany, busy
 */
export function holdAnswer(budget: BodyBudget, address: string, bytes: number, { env }: Context): void {
  const outgoing: unknown = env?.outgoing
  // Without a connection, as in tests, nobody keeps it.
  if (!(outgoing instanceof ServerResponse)) return
  const hold = budget.open(address, () => outgoing.destroy())
  try {
    hold.grow(bytes)
  } catch (error) {
    hold.release()
    throw error
  }
  outgoing.once('close', hold.release)
}
