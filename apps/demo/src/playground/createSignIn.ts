import { gatewaySessions, memorySessions, type SignInConfig, siwx } from 'latchkey/siwx'
import type { SignInChoice } from '../settings/signInOf'

/** What signs visitors in, and how to get at the token of the operator's server where one keeps the sign-ins. */
export type SignIn = {
  readonly config: SignInConfig
  readonly getToken: (() => Promise<string | null>) | null
}

/** Makes the sign-in that was chosen. */
export function createSignIn(choice: SignInChoice | null): SignIn | null {
  if (!choice) return null
  const { sessions, options } = choice
  if (sessions === 'local') return { config: siwx(options), getToken: null }
  if (sessions === 'memory')
    return { config: siwx({ ...options, storage: memorySessions() }), getToken: null }
  const storage = gatewaySessions()
  return { config: siwx({ ...options, storage }), getToken: () => storage.getToken() }
}
