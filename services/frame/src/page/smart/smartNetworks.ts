import type { FramePage } from '../FramePage'
import { askNetworks } from './askNetworks'
import type { SmartNetwork } from './SmartNetwork'

/** [FRM-13] Returns the networks where accounts can be smart: none if the gateway doesn't answer. */
export async function smartNetworks(frame: FramePage): Promise<readonly SmartNetwork[]> {
  return (await askNetworks(frame)).networks
}
