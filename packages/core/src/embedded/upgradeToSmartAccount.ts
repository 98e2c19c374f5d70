import type { FrameAccountType } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { openFrame } from './openFrame'
import { smartAccountReady } from './transitions'

/**
 * [FRM-13] Has the frame prepare the smart account of the EVM wallet, then uses it. Returns the type in use.
 * @throws notConnected and what the frame answers
 */
export async function upgradeToSmartAccount(latchkey: Latchkey): Promise<FrameAccountType> {
  const client = await openFrame(latchkey)
  latchkey.store.send(smartAccountReady, await client.ask('INIT_SMART_ACCOUNT'))
  return latchkey.setPreferredAccount('eip155', 'smartAccount')
}
