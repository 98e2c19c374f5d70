import type { Config } from '../config/readConfig'
import type { Database } from '../database/Database'
import { createSessions, type Sessions } from './createSessions'
import { createSigningKeys, type SigningKeys } from './createSigningKeys'
import { createTokens, type Tokens } from './createTokens'

/** What sign-in needs. */
export type SignInServices = {
  readonly keys: SigningKeys
  readonly sessions: Sessions
  readonly tokens: Tokens
}

/** The issuer of tokens if the gateway doesn't know its own URL. */
const nameless = 'latchkey-gateway'

/** Opens what sign-in needs; creates the signing key at the first start. */
export async function openSignIn(
  config: Config,
  database: Database,
  now: () => number,
): Promise<SignInServices> {
  const keys = await createSigningKeys(database, config.GATEWAY_SIGN_IN_KEY ?? [])
  const tokens = createTokens({
    keys,
    issuer: config.GATEWAY_PUBLIC_URL ?? nameless,
    now,
  })
  const tokenMs = config.GATEWAY_SIGN_IN_TOKEN_MINUTES * 60_000
  return { keys, sessions: createSessions(database, now, tokenMs), tokens }
}
