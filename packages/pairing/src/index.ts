export type { Cacao } from '@latchkey/protocol'
export type { Authenticated, AuthenticateInput } from './authenticate/authenticate'
export { signInText } from './authenticate/signInText'
export { clientIdOf } from './crypto/clientIdOf'
export type { Metadata } from './message/readMetadata'
export type { NamespacesInput } from './namespaces/buildNamespaces'
export type {
  ProposedNamespaces,
  SessionNamespace,
  SessionNamespaces,
} from './namespaces/Namespaces'
export type { PairingOptions } from './PairingOptions'
export { pairing } from './pairing'
export { buildProviderConfig, type ProviderConfigOverride } from './provider/buildProviderConfig'
export {
  createUniversalProvider,
  type FamilyProvider,
  type UniversalProvider,
  type UniversalProviderOptions,
} from './provider/createUniversalProvider'
export type { NamespaceConfig, ProviderConfig } from './provider/ProviderConfig'
export type { ProviderSigner } from './provider/ProviderContext'
export { createRelayClient, type RelayClientOptions } from './relay/createRelayClient'
export type { PublishOptions, Relay, RelayMessage, RelayStatus } from './relay/Relay'
export { createSigner, type Signer } from './session/createSigner'
export type { Proposed, ProposeInput } from './session/propose'
export type { RequestInput } from './session/request'
export type { PendingRequest, SignerEvents } from './session/SignerEvents'
export type { ContractSignatureCheck, SignerOptions } from './session/SignerOptions'
export { openSignerStore, type SignerStore } from './store/openSignerStore'
export type { Session } from './store/SignerState'
export { parsePairingUri } from './uri/parsePairingUri'
export { requestLink } from './uri/requestLink'
