/** What a line is about: the coin of the network, a fungible token, one item of a collection or all of them. */
export type Token =
  | { readonly kind: 'native' }
  | {
      readonly kind: 'fungible'
      readonly address: string
      /** What the contract calls itself. Anyone can take any symbol. */
      readonly symbol?: string | undefined
      readonly decimals?: number | undefined
    }
  | {
      readonly kind: 'item'
      readonly address: string
      readonly id: bigint
      readonly symbol?: string | undefined
    }
  | { readonly kind: 'collection'; readonly address: string; readonly symbol?: string | undefined }

/** What a request can change besides tokens and allowances. */
export type Change = 'owner' | 'role' | 'admin' | 'code' | 'delegation' | 'nonce' | 'closed'

/** One effect of a request. Amounts are in the smallest unit, times in Unix seconds. */
export type Line =
  | {
      readonly kind: 'send'
      readonly token: Token
      readonly amount: bigint
      /** Missing if several accounts receive it, or if nobody could tell who does. */
      readonly to?: string | undefined
      /** How much of it arrives, if the token keeps a part. */
      readonly arrives?: bigint | undefined
      /** Set if somebody else decides whether, when and how much, up to this amount. */
      readonly atMost?: true | undefined
      readonly until?: number | undefined
    }
  | {
      readonly kind: 'receive'
      readonly token: Token
      readonly amount: bigint
      /** Whether the balance in the simulated block rose by it. */
      readonly confirmed: boolean
    }
  | {
      readonly kind: 'receive-at-least'
      readonly token: Token
      readonly amount: bigint
      readonly source: 'calldata' | 'typed-data' | 'psbt'
    }
  | {
      readonly kind: 'allow'
      readonly token: Token
      readonly spender: string
      readonly amount: bigint | 'unlimited'
      /** Missing if the allowance never expires. */
      readonly until?: number | undefined
    }
  | {
      readonly kind: 'allow-all'
      readonly token: Token
      readonly spender: string
      readonly until?: number | undefined
    }
  | {
      /** Coins that a new account keeps until it's closed. */
      readonly kind: 'rent'
      readonly amount: bigint
      readonly at: string
      /** Whose account it is. */
      readonly owner: string
    }
  | {
      /** What comes back to the account from coins that can only be spent whole. */
      readonly kind: 'return'
      readonly token: Token
      readonly amount: bigint
      readonly to: string
    }
  | {
      /** Words or bytes that stay on the chain for everyone to read. They move nothing. */
      readonly kind: 'note'
      /** In hexadecimal, cut where nobody would read on. */
      readonly data: string
      /** The same as text, if it's one. */
      readonly text?: string | undefined
    }
  | {
      /** A text that is signed as it is. It moves nothing by itself. */
      readonly kind: 'message'
      readonly text: string
    }
  | { readonly kind: 'revoke'; readonly token: Token; readonly spender: string }
  | { readonly kind: 'change'; readonly what: Change; readonly at: string; readonly to?: string | undefined }
  | { readonly kind: 'unknown'; readonly to?: string | undefined; readonly selector: string }

/** Why the visitor should look twice. */
export type WarningCode =
  | 'unlimited-allowance'
  | 'spender-is-not-contract'
  | 'receiver-is-token-contract'
  | 'receiver-look-alike'
  | 'receiver-new'
  | 'receiver-empty-contract'
  | 'listed-address'
  | 'log-only-gain'
  | 'you-get-less-than-shown'
  | 'receiver-gets-less'
  | 'nothing-in-return'
  | 'delegate-account'
  | 'owner-change'
  | 'code-change'
  | 'other-network'
  | 'old-quote'
  | 'no-expiry'
  | 'partial-signature'
  | 'high-fee'
  | 'change-not-own'
  | 'amount-unknown'
  | 'may-hold-collectibles'
  | 'blind'
  | 'reverts'

/** A warning, with the address that it is about. */
export type Warning = { readonly code: WarningCode; readonly address?: string | undefined }

/**
 * What the visitor's browser knows of an address: one of their own accounts, in the address book, or sent to before.
 * Nothing of it is told to anyone.
 */
export type Label = {
  /** As the explanation spells it. */
  readonly address: string
  readonly source: 'own' | 'book' | 'recent'
  /** The name in the book, else that of the wallet of an own account, or the name that was sent to. */
  readonly name?: string | undefined
}

/** What the request is for, as a code of the dictionary. */
export type IntentCode =
  | 'send'
  | 'receive'
  | 'swap'
  | 'wrap'
  | 'unwrap'
  | 'allow'
  | 'revoke'
  | 'order'
  | 'change'
  | 'batch'
  | 'call'
  | 'sign'

/** One labelled value of a descriptor; embedded calls are described themselves. */
export type DescribedField = { readonly label: string; readonly value: string | Described }

/** A request in the words of a descriptor. */
export type Described = {
  readonly intent: string
  /** The intent with the values of this request in it. */
  readonly sentence?: string | undefined
  readonly owner?: string | undefined
  readonly fields: readonly DescribedField[]
}

/** What a request does, as far as it can be told before it's signed. It never says that a request is safe. */
export type Explanation = {
  readonly intent: { readonly code: IntentCode; readonly values: { readonly [name: string]: string } }
  readonly lines: readonly Line[]
  readonly warnings: readonly Warning[]
  readonly will: 'succeed' | 'revert' | 'unknown'
  /** Why it reverts, in the words of the contract or the node. */
  readonly reason?: string | undefined
  /** What the explanation rests on. */
  readonly seen: {
    /** Whether every part was read. */
    readonly decoded: boolean
    readonly descriptor?:
      | { readonly owner?: string | undefined; readonly hash?: string | undefined }
      | undefined
    /** The block that the simulation went on from, and the time in milliseconds. It holds only as of then. */
    readonly simulated?: { readonly block: number; readonly at: number } | undefined
  }
  /** What the network takes, in the smallest unit of its coin. */
  readonly fee?:
    | {
        readonly max: bigint
        readonly likely: bigint
        /** For each virtual byte, on networks where the size sets the fee. */
        readonly rate?: number | undefined
      }
    | undefined
  /** The calls or the message in the words of their descriptors. */
  readonly described?: readonly Described[] | undefined
  /** Addresses that the visitor knows, each once. Missing if there are none. */
  readonly labels?: readonly Label[] | undefined
}
