import type { RpcError } from '../script/rpcError'

/** Something that a site wants, and how each answer is sent. */
export type Matter = {
  readonly id: number
  readonly method: string
  readonly params: unknown
  readonly chainId?: string
  /** Whether the owner would see a prompt. */
  readonly prompts: boolean
  /** The error of a decline. */
  readonly rejection: RpcError
  /** The answer if the owner approves; throws the error to answer with if it can't be done. */
  approve(): Promise<unknown>
  give(value: unknown): Promise<unknown>
  /** `error` is what the behaviour threw. */
  refuse(error: unknown): Promise<unknown>
}
