import type { EvmWallet } from '@latchkey/testing'

/** What its user does to a wallet, whatever its family. */
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
  /** In an order that does not change. */
  readonly accounts: readonly string[]
  /** Which of them its user has chosen. */
  readonly selected: number
}

/** A wallet that lives in the page, in one family of chains or in several under one name. */
export type DemoWallet = {
  readonly name: string
  readonly icon: string
  readonly hint: string
  /** One for each family that it serves; at least one. */
  readonly parts: readonly [WalletPart, ...WalletPart[]]
  /** Its EVM side, which has a chain of its own. */
  readonly evm: EvmWallet | null
}
