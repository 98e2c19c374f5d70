import type { SignInStorage } from '../SignInStorage'

/** How sessions are kept at the gateway. Everything has a default. */
export type GatewaySessionsOptions = {
  /**
   * Whether the browser sends and stores cookies with these calls; `omit` by default. Use `include` if the gateway is on
   * the same site and keeps the session in a cookie; it must then allow the page's origin.
   */
  readonly credentials?: RequestCredentials
}

/** [SIW-6] Sessions that the gateway verifies and keeps. */
export type GatewaySessions = Required<SignInStorage> & {
  /**
   * Returns the token that proves to a back end who is signed in, renewed shortly before it expires. Null if the active
   * account has none of its own, unless the site keeps sign-ins across accounts, and if it has expired and the gateway
   * can't be reached. @throws signInNotEnabled before an instance uses it
   */
  getToken(): Promise<string | null>
}
