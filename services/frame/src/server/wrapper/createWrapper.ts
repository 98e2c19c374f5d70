import type { FrameSettings } from '../config/readFrameSettings'
import { requireSettings } from '../config/requireSettings'
import { createEnvironmentWrapper } from './createEnvironmentWrapper'
import { createKmsWrapper } from './createKmsWrapper'
import { createTransitWrapper } from './createTransitWrapper'
import type { KeyWrapper } from './KeyWrapper'
import { wrapperNeeds } from './wrapperSettings'

/** The two roles wrap with different keys, so neither opens the other's half. */
export type WrapperRole = 'login' | 'vault'

/** Creates the wrapper of a role by the settings. @throws settingsMissing */
export function createWrapper(settings: FrameSettings, role: WrapperRole): KeyWrapper {
  switch (settings.FRAME_KEY_WRAPPER) {
    case 'transit': {
      const { VAULT_ADDR, VAULT_TOKEN, FRAME_TRANSIT_KEY } = requireSettings(settings, wrapperNeeds.transit)
      return createTransitWrapper({ url: VAULT_ADDR, token: VAULT_TOKEN, key: FRAME_TRANSIT_KEY })
    }
    case 'kms': {
      const needed = requireSettings(settings, wrapperNeeds.kms)
      return createKmsWrapper({
        region: needed.AWS_REGION,
        key: needed.FRAME_KMS_KEY,
        accessKeyId: needed.AWS_ACCESS_KEY_ID,
        secretAccessKey: needed.AWS_SECRET_ACCESS_KEY,
        sessionToken: settings.AWS_SESSION_TOKEN,
        url: settings.FRAME_KMS_URL,
      })
    }
    case 'environment': {
      const { LATCHKEY_FRAME_KEY: login, LATCHKEY_FRAME_VAULT_KEY: vault } = settings
      // With both roles on one host, a second key of its own would protect nothing.
      return createEnvironmentWrapper(role === 'vault' ? (vault ?? login) : login, role)
    }
  }
}
