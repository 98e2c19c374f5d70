import type { GenericSchema } from 'valibot'
import type { SocialIdentity } from './SocialIdentity'

/** What a provider tells about the visitor. */
export type SocialProfile = Omit<SocialIdentity, 'issuer'>

/** A provider that signs ID tokens: it publishes where everything is. */
export type OpenIdKind = {
  readonly issuer: string
  readonly scope: string
  /** How the answer arrives: in the address, or as a form that the browser posts. */
  readonly responseMode?: 'form_post'
  /** Whether the client signs its secret for each request. */
  readonly hasSignedSecret?: true
}

/** A provider without ID tokens: its user endpoint says who the visitor is. */
export type OAuthKind = {
  readonly issuer: string
  readonly scope: string
  /** The hosts of its pages and of its API. A setting of the operator stands for both. */
  readonly site: string
  readonly api: string
  readonly authorizePath: string
  readonly token: { readonly on: 'site' | 'api'; readonly path: string; readonly isBasic?: true }
  /** Asks the API, by path, and reads the profile from the answers. */
  readonly readProfile: (ask: AskApi) => Promise<SocialProfile>
}

/** Asks a user endpoint and parses its answer. */
export type AskApi = <Output>(path: string, schema: GenericSchema<unknown, Output>) => Promise<Output>
