import type { RpcError } from '../script/rpcError'

/** Something that a site wants, and how each answer is given. */
export type Matter = {
  readonly id: number
  readonly method: string
  readonly params: unknown
  readonly chainId?: string
  /** Whether an owner would be shown something. */
  readonly prompts: boolean
  /** What a no is said with. */
  readonly rejection: RpcError
  /** What is answered where the owner agrees; throws what is answered where it can't be done. */
  approve(): Promise<unknown>
  give(value: unknown): Promise<unknown>
  /** `error` is whatever the behaviour threw. */
  refuse(error: unknown): Promise<unknown>
}
