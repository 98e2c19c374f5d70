import { signInFailed } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { SignInConfig } from './SignInConfig'

/** Returns the site's sign-in, always the same object; null without one. @throws signInFailed */
export function getSignInConfig(latchkey: Latchkey): Promise<SignInConfig | null> {
  latchkey.live.signInConfig ??= open(latchkey)
  return latchkey.live.signInConfig
}

const methods = ['createMessage', 'addSession', 'setSessions', 'getSessions', 'revokeSession'] as const

async function open(latchkey: Latchkey): Promise<SignInConfig | null> {
  try {
    const { siwx, siweConfig } = latchkey.options
    const config = siwx ?? (siweConfig && (await import('./siwe/fromSiweConfig')).fromSiweConfig(siweConfig))
    if (!config) return null
    const missing = methods.find((method) => typeof config[method] !== 'function')
    if (missing) throw new TypeError(`siwx.${missing} is not a function`)
    config.attach?.(latchkey)
    return config
  } catch (cause) {
    // The next caller tries again, because what failed to load may load then.
    delete latchkey.live.signInConfig
    throw signInFailed({}, { cause })
  }
}
