import type { ChainBlock, ChainHeader, ChainLog, ChainReceipt, ChainTransaction } from './chainData'

/** Which logs are looked for; in `topics` null stands for anything, a list for any of it. */
export type LogFilter = {
  readonly from: number
  readonly to: number
  readonly topics: readonly (string | readonly string[] | null)[]
}

/** What the history needs of an EVM chain. All of it throws chainDown or callRefused. A block may be of any size. */
export type ChainReader = {
  readonly chainId: string
  /** The newest block. */
  head(signal: AbortSignal): Promise<ChainHeader>
  /** The head of a block, unless there is none of that number yet. */
  header(number: number, signal: AbortSignal): Promise<ChainHeader | undefined>
  block(number: number, signal: AbortSignal): Promise<ChainBlock | undefined>
  transaction(hash: string, signal: AbortSignal): Promise<ChainTransaction | undefined>
  receipt(hash: string, signal: AbortSignal): Promise<ChainReceipt | undefined>
  logs(filter: LogFilter, signal: AbortSignal): Promise<ChainLog[]>
  /** The logs of some kinds in one block. @throws chainMoved */
  logsOf(blockHash: string, kinds: readonly string[], signal: AbortSignal): Promise<ChainLog[]>
  /** What a contract answers, unless it refuses. */
  call(to: string, data: string, signal: AbortSignal): Promise<string | undefined>
}
