import type { ChainBlock, ChainHeader, ChainLog, ChainReceipt, ChainTransaction } from './chainData'

/** Which logs to find; in `topics`, null matches anything and a list any of its items. */
export type LogFilter = {
  readonly from: number
  readonly to: number
  readonly topics: readonly (string | readonly string[] | null)[]
}

/**
 * Reads what the history needs from an EVM chain. All methods throw chainDown or callRefused. Blocks may have any
 * size.
 */
export type ChainReader = {
  readonly chainId: string
  /** Returns the newest block. */
  head(signal: AbortSignal): Promise<ChainHeader>
  /** Returns the header of a block, or nothing if it doesn't exist yet. */
  header(number: number, signal: AbortSignal): Promise<ChainHeader | undefined>
  block(number: number, signal: AbortSignal): Promise<ChainBlock | undefined>
  transaction(hash: string, signal: AbortSignal): Promise<ChainTransaction | undefined>
  receipt(hash: string, signal: AbortSignal): Promise<ChainReceipt | undefined>
  logs(filter: LogFilter, signal: AbortSignal): Promise<ChainLog[]>
  /** Returns the logs of some kinds in a block. @throws chainMoved */
  logsOf(blockHash: string, kinds: readonly string[], signal: AbortSignal): Promise<ChainLog[]>
  /** Calls a contract; nothing if it reverts. */
  call(to: string, data: string, signal: AbortSignal): Promise<string | undefined>
}
