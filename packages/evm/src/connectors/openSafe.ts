import type { Connector } from '@latchkey/core'
import { fieldsOf, withTimeLimit } from '@latchkey/protocol'
import { askSafe } from './askSafe'
import { createSafeProvider } from './createSafeProvider'
import type { FramedPage } from './FramedPage'
import { openLine } from './openLine'

/** A page of Safe that is still starting answers within a second; any other page never does. */
const limitMs = 2_000

/**
 * Finds the Safe around the page. Null if the page around is another one or doesn't answer as Safe does, or if the visitor
 * doesn't own the Safe.
 */
export async function openSafe(page: FramedPage, origins: readonly string[]): Promise<Connector | null> {
  const line = openLine(page, origins)
  const info = fieldsOf(await withTimeLimit(askSafe(line, 'getSafeInfo'), limitMs))
  const { safeAddress: address, chainId, isReadOnly } = info
  // Anybody can link to Safe's page with any Safe, so one that isn't the visitor's own mustn't look like it.
  if (isReadOnly === true) return null
  if (typeof address !== 'string' || !/^0x[\da-f]{40}$/i.test(address)) return null
  if (!Number.isSafeInteger(chainId) || Number(chainId) <= 0) return null
  return {
    id: 'safe',
    name: 'Safe',
    type: 'EXTERNAL',
    chain: 'eip155',
    isAround: true,
    provider: createSafeProvider(line, { address, chainId: Number(chainId) }),
  }
}
