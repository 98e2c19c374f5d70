import type { RpcError } from './rpcError'

/** How the wallet answers a request. Plain data, so it survives a reload and crosses into a page. */
export type Behaviour =
  | { readonly kind: 'approve' }
  | { readonly kind: 'reject' }
  | { readonly kind: 'delay'; readonly ms: number; readonly next: Behaviour }
  | { readonly kind: 'hang' }
  | { readonly kind: 'answerTwice' }
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'fail'; readonly error: RpcError }
  | { readonly kind: 'throw'; readonly value: unknown; readonly synchronously?: boolean }

/**
 * Which requests a behaviour applies to. Without `method`, everything that would prompt the user; `'*'` is every
 * request, including reads. `once` applies to the next such request only.
 */
export type Scope = { readonly method?: string | readonly string[]; readonly once?: boolean }

/** A behaviour with its scope. */
export type Rule = { readonly behaviour: Behaviour } & Scope
