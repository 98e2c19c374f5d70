import { invalidSetting } from '@latchkey/gateway/server'
import type { FrameSettings } from '../config/readFrameSettings'
import { createEnvironmentWrapper } from './createEnvironmentWrapper'
import { createKmsWrapper } from './createKmsWrapper'
import { createTransitWrapper } from './createTransitWrapper'
import type { KeyWrapper } from './KeyWrapper'

/** The two roles wrap with different keys, so neither opens the other's half. */
export type WrapperRole = 'login' | 'vault'

/** Creates the wrapper of a role by the settings. @throws invalidSetting */
export function createWrapper(settings: FrameSettings, role: WrapperRole): KeyWrapper {
  const need = (name: keyof FrameSettings): string => {
    const value = settings[name]
    if (typeof value !== 'string') throw invalidSetting({ name, reason: 'required by FRAME_KEY_WRAPPER' })
    return value
  }
  switch (settings.FRAME_KEY_WRAPPER) {
    case 'transit':
      return createTransitWrapper({
        url: need('VAULT_ADDR'),
        token: need('VAULT_TOKEN'),
        key: need('FRAME_TRANSIT_KEY'),
      })
    case 'kms':
      return createKmsWrapper({
        region: need('AWS_REGION'),
        key: need('FRAME_KMS_KEY'),
        accessKeyId: need('AWS_ACCESS_KEY_ID'),
        secretAccessKey: need('AWS_SECRET_ACCESS_KEY'),
        sessionToken: settings.AWS_SESSION_TOKEN,
        url: settings.FRAME_KMS_URL,
      })
    case 'environment': {
      const { LATCHKEY_FRAME_KEY: login, LATCHKEY_FRAME_VAULT_KEY: vault } = settings
      // With both roles on one host, a second key of its own would protect nothing.
      return createEnvironmentWrapper(role === 'vault' ? (vault ?? login) : login, role)
    }
  }
}
