import type { FrameAccountType, NetworkId } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { isSmartOn } from './isSmartOn'
import { preferredType } from './preferredType'

/** [FRM-13] Returns the type of account that sends calls on a network: the chosen one, or `eoa` where none can be smart. */
export async function accountTypeOn(frame: FramePage, chain: NetworkId): Promise<FrameAccountType> {
  const isWanted = (await preferredType(frame)) === 'smartAccount'
  return isWanted && (await isSmartOn(frame, chain)) ? 'smartAccount' : 'eoa'
}
