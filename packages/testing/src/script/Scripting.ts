import type { Behaviour, Scope } from './Behaviour'
import type { RpcError } from './rpcError'

/** How a test says what a wallet's user does next. All take and give plain data. */
export type Scripting = {
  /** Sets any behaviour; the methods below are short for it. */
  script(behaviour: Behaviour, scope?: Scope): void
  /** Agrees to everything again, or to what the scope names. */
  approve(scope?: Scope): void
  /** Says no. */
  reject(scope?: Scope): void
  /** Answers after some milliseconds, with approval or with `next`. */
  delay(ms: number, scope?: Scope & { readonly next?: Behaviour }): void
  /** Never answers, unless `release` is called. */
  hang(scope?: Scope): void
  /** Lets the requests that hang go on, with approval or another behaviour, and says how many they were. */
  release(behaviour?: Behaviour): number
  /** Answers with a value of yours. */
  answer(value: unknown, scope?: Scope): void
  /** Fails with an error of yours. */
  fail(error: RpcError, scope?: Scope): void
  /** Throws a string in place of an error object. */
  throwString(text?: string, scope?: Scope & { readonly synchronously?: boolean }): void
}
