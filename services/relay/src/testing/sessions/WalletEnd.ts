/** A wallet on the real SDK that does nothing by itself. All of it can be asked of a tab, and asked twice. */
export type WalletEnd = {
  pair(uri: string): Promise<void>
  /** What waits for the visitor. */
  open(): Promise<{ readonly proposals: number; readonly requests: number; readonly signIns: number }>
  /** Approves what is proposed. */
  approve(): Promise<void>
  reject(): Promise<void>
  /** The parameters of what is asked, in the order in which it came. */
  asked(): Promise<readonly unknown[]>
  /** Signs what is asked for. */
  answer(): Promise<void>
  signIn(): Promise<void>
  /** Grants these chains of Ethereum from now on. */
  update(topic: string, chains: readonly string[]): Promise<void>
  extend(topic: string): Promise<void>
  /** Tells events of that name, one after the other. */
  emit(topic: string, name: string, values: readonly unknown[]): Promise<void>
  ping(topic: string): Promise<void>
  end(topic: string): Promise<void>
  sessions(): Promise<readonly string[]>
}
