import type { AccountType, Namespace, Network, NetworkId } from '@latchkey/protocol'
import type { ChainAdapter } from '../ports/ChainAdapter'
import type { EmbeddedPort } from '../ports/EmbeddedPort'
import type { PairingPort } from '../ports/PairingPort'
import type { SignInConfig } from '../sign-in/SignInConfig'
import type { SiweConfig } from '../sign-in/siwe/SiweConfig'
import type { CustomWallet } from './CustomWallet'
import type { Features } from './Features'

export type Metadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** A network as a site gives it: a `Network`, or a chain of `viem/chains`. */
export type NetworkInput = Omit<Network, 'caipNetworkId' | 'chainNamespace'> &
  Partial<Pick<Network, 'caipNetworkId' | 'chainNamespace'>>

/** What `createLatchkey` takes. Everything but `networks` has a default. */
export type Options = {
  /** Tells instances on one origin apart: each id has its own stored items. */
  readonly id?: string
  /** The project at your gateway. Injected wallets work without one. */
  readonly projectId?: string
  /** The URL of your gateway. Latchkey contacts no other host besides the networks' RPC URLs. */
  readonly gateway?: string
  readonly networks: readonly NetworkInput[]
  readonly adapters?: readonly ChainAdapter[]
  /** Pairs wallets on other devices, by QR code or link. */
  readonly pairing?: PairingPort
  /** Gives visitors without a wallet one in your secure frame, by e-mail, social login or passkey. */
  readonly embedded?: EmbeddedPort
  readonly defaultNetwork?: NetworkId
  readonly metadata?: Partial<Metadata>
  readonly themeMode?: 'light' | 'dark' | 'system'
  readonly themeVariables?: { readonly [name: string]: string }
  readonly locale?: string
  readonly features?: Partial<Features>
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  readonly featuredWalletIds?: readonly string[]
  readonly includeWalletIds?: readonly string[]
  readonly excludeWalletIds?: readonly string[]
  readonly customWallets?: readonly CustomWallet[]
  readonly customRpcUrls?: { readonly [networkId: string]: readonly { readonly url: string }[] }
  readonly chainImages?: { readonly [chainId: string]: string }
  readonly connectorImages?: { readonly [connectorId: string]: string }
  readonly termsConditionsUrl?: string
  readonly privacyPolicyUrl?: string
  readonly enableWallets?: boolean
  readonly enableEIP6963?: boolean
  readonly enableInjected?: boolean
  readonly enableWalletConnect?: boolean
  readonly enableWalletGuide?: boolean
  readonly enableNetworkSwitch?: boolean
  readonly enableEmbedded?: boolean
  readonly allowUnsupportedChain?: boolean
  readonly defaultAccountTypes?: { readonly [N in Namespace]?: AccountType }
  /** Shows developer messages in the modal and logs every transition. */
  readonly debug?: boolean
  /**
   * When to fetch the modal's code: at the first sign of a press (`intent`), once a button is in view and the
   * browser is idle (`visible`), or with the press (`none`).
   */
  readonly preload?: 'intent' | 'visible' | 'none'
  /**
   * What to explain before the wallet opens: what the modal itself sends (`own`), also what the site asks the wallet
   * through `useProvider` and `getProvider` (`all`), or nothing (`off`).
   */
  readonly explain?: 'own' | 'all' | 'off'
  /** [MOD-6] Sign-in; at most one of the two. */
  readonly siwx?: SignInConfig
  readonly siweConfig?: SiweConfig
}

/** The options with every default filled in. */
export type ResolvedOptions = Omit<
  Required<Options>,
  | 'networks'
  | 'metadata'
  | 'features'
  | 'siwx'
  | 'siweConfig'
  | 'locale'
  | 'defaultAccountTypes'
  | 'defaultNetwork'
  | 'projectId'
  | 'gateway'
  | 'pairing'
  | 'embedded'
  | 'id'
  | 'termsConditionsUrl'
  | 'privacyPolicyUrl'
> & {
  readonly id: string | null
  readonly projectId: string | null
  readonly gateway: string | null
  readonly pairing: PairingPort | null
  readonly embedded: EmbeddedPort | null
  readonly networks: readonly Network[]
  readonly defaultNetwork: NetworkId
  readonly metadata: Metadata
  readonly features: Features
  readonly locale: string | null
  readonly termsConditionsUrl: string | null
  readonly privacyPolicyUrl: string | null
  readonly defaultAccountTypes: { readonly [N in Namespace]: AccountType }
  readonly siwx: SignInConfig | null
  readonly siweConfig: SiweConfig | null
}
