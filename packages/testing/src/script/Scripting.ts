import type { Behaviour, Scope } from './Behaviour'
import type { RpcError } from './rpcError'

/** How a test scripts what a wallet's user does next. All take and return plain data. */
export type Scripting = {
  /** Sets any behaviour; the methods below are shorthand. */
  script(behaviour: Behaviour, scope?: Scope): void
  /** Approves everything again, or what the scope names. */
  approve(scope?: Scope): void
  /** Declines. */
  reject(scope?: Scope): void
  /** Answers after some milliseconds, with approval or with `next`. */
  delay(ms: number, scope?: Scope & { readonly next?: Behaviour }): void
  /** Never answers until `release` is called. */
  hang(scope?: Scope): void
  /** Continues the hanging requests with approval or another behaviour, and returns how many there were. */
  release(behaviour?: Behaviour): number
  /** Answers with a given value. */
  answer(value: unknown, scope?: Scope): void
  /** Fails with a given error. */
  fail(error: RpcError, scope?: Scope): void
  /** Throws a string instead of an error object. */
  throwString(text?: string, scope?: Scope & { readonly synchronously?: boolean }): void
}
