import type { SwapQuote } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { readNodes } from '../send/readNodes'
import type { Swapper } from './getSwapper'

/** How old an offer may be when the wallet is asked, in ms and in blocks. */
const freshMs = 20_000
const freshBlocks = 3n

/** [SWP-1] Whether an offer is too old for the wallet to be asked. One whose age in blocks can't be read is. */
export async function isOldQuote(
  latchkey: Latchkey,
  { network, swaps }: Pick<Swapper, 'network' | 'swaps'>,
  { expiresAt, block }: SwapQuote,
  quotedAt: number | null,
): Promise<boolean> {
  const now = latchkey.host.now()
  if (quotedAt === null || now - quotedAt >= freshMs || now >= expiresAt) return true
  // Vendors don't name one.
  if (block === null) return false
  try {
    const newest = await readNodes(latchkey, network, (at) => swaps.readBlock({ network: at }))
    return newest - BigInt(block) > freshBlocks
  } catch (cause) {
    latchkey.logger.info('Could not read the newest block', cause)
    return true
  }
}
