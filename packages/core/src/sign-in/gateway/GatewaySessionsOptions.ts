import type { SignInStorage } from '../SignInStorage'

/** How sessions are kept at the gateway; all has a default. */
export type GatewaySessionsOptions = {
  /**
   * Whether the browser sends and takes cookies with these calls (`omit`). `include` where the gateway is of the same
   * site and set up to keep the session in a cookie; it has to allow the page then.
   */
  readonly credentials?: RequestCredentials
}

/** [SIW-6] Sessions that the gateway verifies and keeps. */
export type GatewaySessions = Required<SignInStorage> & {
  /**
   * The token that shows a back end who is signed in, renewed where its time is almost over. Null while the active
   * account has none of its own, unless the site keeps sign-ins over changes of the account; and where its time is over
   * and the gateway can't be reached. @throws signInNotEnabled before an instance has it
   */
  getToken(): Promise<string | null>
}
