import type { RpcError } from './rpcError'

/** How the wallet meets a request; plain data, so that it survives a reload and crosses into a page. */
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
 * Which requests a behaviour is for. Without `method` it is for everything the wallet would show its user;
 * `'*'` is every request, reads included. `once` is for the next such request only.
 */
export type Scope = { readonly method?: string | readonly string[]; readonly once?: boolean }

/** A behaviour with its scope. */
export type Rule = { readonly behaviour: Behaviour } & Scope
