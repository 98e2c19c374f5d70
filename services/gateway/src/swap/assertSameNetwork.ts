import { refusals } from '../http/refusals'
import type { SwapAsk } from './SwapProvider'

/** Throws if a swap goes to another network, which existing clients can't follow. @throws invalidParameter */
export function assertSameNetwork({ from, to }: Pick<SwapAsk, 'from' | 'to'>): void {
  if (from.chainId !== to.chainId)
    throw refusals.invalidParameter({ name: 'to', reason: 'on another network than from' })
}
