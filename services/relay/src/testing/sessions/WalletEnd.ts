/** A wallet on the real SDK that does nothing by itself. Works across tabs, and calls can be repeated. */
export type WalletEnd = {
  pair(uri: string): Promise<void>
  /** Returns what waits for the visitor. */
  open(): Promise<{ readonly proposals: number; readonly requests: number; readonly signIns: number }>
  /** Approves the proposal. */
  approve(): Promise<void>
  reject(): Promise<void>
  /** Returns the parameters of pending requests, in order of arrival. */
  asked(): Promise<readonly unknown[]>
  /** Signs the pending requests. */
  answer(): Promise<void>
  signIn(): Promise<void>
  /** Grants these Ethereum chains from now on. */
  update(topic: string, chains: readonly string[]): Promise<void>
  extend(topic: string): Promise<void>
  /** Sends events with this name, one after another. */
  emit(topic: string, name: string, values: readonly unknown[]): Promise<void>
  ping(topic: string): Promise<void>
  end(topic: string): Promise<void>
  sessions(): Promise<readonly string[]>
}
