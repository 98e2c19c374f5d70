import type { EvmWallet } from '@latchkey/testing'

/** What the user of a wallet can do, in any family. */
export type WalletPart = Pick<
  EvmWallet,
  | 'approve'
  | 'reject'
  | 'delay'
  | 'hang'
  | 'release'
  | 'lock'
  | 'unlock'
  | 'switchAccount'
  | 'forget'
  | 'unload'
> & {
  readonly state: { readonly locked: boolean; readonly authorised: boolean }
  /** In a stable order. */
  readonly accounts: readonly string[]
  /** The index of the selected account. */
  readonly selected: number
}

/** A wallet in the page, in one family or in several under one name. */
export type DemoWallet = {
  readonly name: string
  readonly icon: string
  readonly hint: string
  /** One part per family, at least one. */
  readonly parts: readonly [WalletPart, ...WalletPart[]]
  /** Its EVM part, which has a chain. */
  readonly evm: EvmWallet | null
}
