import type { AccountType, Namespace, NetworkId } from '@latchkey/protocol'

type Click = Record<never, never>

/** [SND-1] What is sent. `token` is its address, or the symbol of the native coin. */
type SendProperties = {
  readonly isSmartAccount: boolean
  readonly network: NetworkId
  readonly token: string
  readonly amount: number
}

/** [SWP-1] What is swapped: symbols, and amounts in units of the tokens. */
type SwapProperties = {
  readonly isSmartAccount: boolean
  readonly network: NetworkId
  readonly swapFromToken: string
  readonly swapToToken: string
  readonly swapFromAmount: string
  readonly swapToAmount: string
}
/** [NAM-2] The name with its zone. */
type NameProperties = { readonly isSmartAccount: boolean; readonly ensName: string }

type SocialProperties = { readonly provider: string }

/** [EVT-4] Every event and its properties. */
export type EventProperties = {
  MODAL_CREATED: Click
  INITIALIZE: { readonly [option: string]: unknown }
  MODAL_OPEN: { readonly connected: boolean }
  MODAL_CLOSE: { readonly connected: boolean }
  CLICK_ALL_WALLETS: Click
  CLICK_WALLET_HELP: Click
  CLICK_NETWORK_HELP: Click
  CLICK_GET_WALLET: Click
  CLICK_NETWORKS: Click
  SELECT_WALLET: {
    readonly name: string
    readonly platform: 'mobile' | 'desktop' | 'browser' | 'web' | 'qrcode' | 'unsupported'
  }
  CONNECT_SUCCESS: { readonly method: 'qrcode' | 'mobile' | 'browser' | 'email'; readonly name: string }
  CONNECT_ERROR: { readonly message: string }
  DISCONNECT_SUCCESS: { readonly namespace: Namespace | 'all' }
  DISCONNECT_ERROR: { readonly message: string }
  SWITCH_NETWORK: { readonly network: NetworkId }
  SEARCH_WALLET: { readonly badge: string; readonly search: string }
  SIWX_AUTH_SUCCESS: { readonly network: NetworkId; readonly isSmartAccount: boolean }
  SIWX_AUTH_ERROR: { readonly network: NetworkId; readonly isSmartAccount: boolean }
  CLICK_SIGN_SIWX_MESSAGE: { readonly network: NetworkId; readonly isSmartAccount: boolean }
  CLICK_CANCEL_SIWX: { readonly network: NetworkId; readonly isSmartAccount: boolean }
  OPEN_SEND: { readonly network: NetworkId; readonly isSmartAccount: boolean }
  SEND_INITIATED: SendProperties
  SEND_SUCCESS: SendProperties
  SEND_ERROR: SendProperties & { readonly message: string }
  SELECT_BUY_CRYPTO: { readonly isSmartAccount: boolean }
  SELECT_BUY_PROVIDER: { readonly provider: string; readonly isSmartAccount: boolean }
  SELECT_WHAT_IS_A_BUY: { readonly isSmartAccount: boolean }
  OPEN_SWAP: { readonly network: NetworkId; readonly isSmartAccount: boolean }
  CLICK_SELECT_TOKEN_TO_SWAP: Click
  CLICK_SELECT_NETWORK_TO_SWAP: Click
  INITIATE_SWAP: SwapProperties
  SWAP_SUCCESS: SwapProperties
  SWAP_ERROR: SwapProperties & { readonly message: string }
  SWAP_APPROVAL_ERROR: SwapProperties & { readonly message: string }
  REGISTER_NAME_INITIATED: NameProperties
  REGISTER_NAME_SUCCESS: NameProperties
  REGISTER_NAME_ERROR: NameProperties & { readonly error: string }
  EMAIL_LOGIN_SELECTED: Click
  EMAIL_SUBMITTED: Click
  DEVICE_REGISTERED_FOR_EMAIL: Click
  EMAIL_VERIFICATION_CODE_SENT: Click
  EMAIL_VERIFICATION_CODE_PASS: Click
  EMAIL_VERIFICATION_CODE_FAIL: { readonly message: string }
  EMAIL_EDIT: Click
  EMAIL_UPGRADE_FROM_MODAL: Click
  SOCIAL_LOGIN_STARTED: SocialProperties
  SOCIAL_LOGIN_SUCCESS: SocialProperties
  SOCIAL_LOGIN_ERROR: SocialProperties
  SOCIAL_LOGIN_REQUEST_USER_DATA: SocialProperties
  SOCIAL_LOGIN_CANCELED: SocialProperties
  SET_PREFERRED_ACCOUNT_TYPE: { readonly accountType: AccountType; readonly network: NetworkId }
  ERROR_FETCH_TRANSACTIONS: {
    readonly address: string
    readonly projectId: string
    readonly cursor: string | undefined
    readonly isSmartAccount: boolean
  }
  INTERNAL_SDK_ERROR: {
    readonly errorType?: string
    readonly errorMessage?: string
    readonly uncaught?: boolean
  }
}

export type EventName = keyof EventProperties

/** One event as listeners get it. */
export type LatchkeyEvent = {
  readonly [E in EventName]: {
    readonly type: 'track' | 'error'
    readonly event: E
    readonly properties: EventProperties[E]
    readonly address?: string
  }
}[EventName]

/** The last event, as `useEvents` returns it. */
export type EventsState = {
  readonly timestamp: number
  readonly data: LatchkeyEvent
  readonly reportedErrors: { readonly [code: string]: boolean }
}
