import type { FrameLogin } from '@latchkey/protocol'
import type { Attempt } from '../../login/Attempt'

/**
 * Whether a login says too little about who sits at the browser. Anybody can send the link of their own login to the
 * owner of a Farcaster account, whose app doesn't know in which browser it began. So a browser that the account hasn't
 * used before isn't trusted with a wallet that exists.
 */
export function isWeakLogin(
  provider: string,
  { deviceId }: Pick<Attempt, 'deviceId'>,
  { device, vault }: Pick<FrameLogin, 'device' | 'vault'>,
): boolean {
  return provider === 'farcaster' && vault !== null && device.id !== deviceId
}
