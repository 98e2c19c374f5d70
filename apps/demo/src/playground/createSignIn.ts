import { gatewaySessions, memorySessions, type SignInConfig, siwx } from 'latchkey/siwx'
import type { SignInChoice } from '../settings/signInOf'

/** The sign-in and, when a server keeps the sessions, a way to get its token. */
export type SignIn = {
  readonly config: SignInConfig
  readonly getToken: (() => Promise<string | null>) | null
}

/** Creates the chosen sign-in. */
export function createSignIn(choice: SignInChoice | null): SignIn | null {
  if (!choice) return null
  const { sessions, options } = choice
  if (sessions === 'local') return { config: siwx(options), getToken: null }
  if (sessions === 'memory')
    return { config: siwx({ ...options, storage: memorySessions() }), getToken: null }
  const storage = gatewaySessions()
  return { config: siwx({ ...options, storage }), getToken: () => storage.getToken() }
}
