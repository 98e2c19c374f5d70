import type { Connector } from '@latchkey/core'
import { fieldsOf, withTimeLimit } from '@latchkey/protocol'
import { askSafe } from './askSafe'
import { createSafeProvider } from './createSafeProvider'
import type { FramedPage } from './FramedPage'
import { openLine } from './openLine'

/** A page of Safe that is still starting answers within a second; any other page never does. */
const limitMs = 2_000

/** Finds the Safe around the page; null if the page around is another, or doesn't answer as Safe does. */
export async function openSafe(page: FramedPage, origins: readonly string[]): Promise<Connector | null> {
  const line = openLine(page, origins)
  const info = fieldsOf(await withTimeLimit(askSafe(line, 'getSafeInfo'), limitMs))
  const { safeAddress: address, chainId } = info
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
