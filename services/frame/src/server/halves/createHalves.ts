import type { Database } from '@latchkey/gateway/server'
import type { FrameSettings } from '../config/readFrameSettings'
import { createWrapper } from '../wrapper/createWrapper'
import { createLocalHalves } from './createLocalHalves'
import { createRemoteHalves } from './createRemoteHalves'
import type { SecondHalves } from './SecondHalves'

/** Creates the access to second halves: on this host, unless it only has the role `login`. */
export function createHalves(settings: FrameSettings, database: Database, now: () => number): SecondHalves {
  const { FRAME_ROLE: role, FRAME_VAULT_URL: url, FRAME_VAULT_TOKEN: token } = settings
  if (role === 'login' && url !== undefined && token !== undefined) return createRemoteHalves({ url, token })
  return createLocalHalves({ database, wrapper: createWrapper(settings, 'vault'), settings, now })
}
