import type { SocialIdentity } from './SocialIdentity'

/** What a login must find again in the provider's answer. */
export type SocialChecks = {
  /** In the address and in the answer: says which login the answer belongs to. */
  readonly state: string
  /** In the ID token: says that the token was made for this login. */
  readonly nonce: string
  /** Kept by the server until the end: a stolen code is worthless without it. */
  readonly verifier: string
}

/** Signs visitors in with one provider. */
export type SocialClient = {
  /** Returns the address to send the visitor to; the answer comes to `redirectUri`. @throws socialFailed */
  start(checks: SocialChecks, redirectUri: string): Promise<string>
  /** Turns the provider's answer, as it arrived there, into the visitor's identity. @throws socialFailed */
  finish(answer: URL | Request, checks: SocialChecks): Promise<SocialIdentity>
}

/** What the operator got from a provider. */
export type SocialCredentials = {
  readonly id: string
  readonly secret: string
  /** Another issuer than the real one: the development providers. */
  readonly issuer?: string | undefined
}
