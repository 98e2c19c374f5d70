import {
  bothSiwe,
  defaultAccountTypes,
  invalidOption,
  isNamespace,
  type NetworkId,
  networkNotFound,
  unknownNamespace,
  unknownOption,
} from '@latchkey/protocol'
import type { Host } from '../ports/Host'
import { defaultFeatures } from './defaultFeatures'
import type { Features, Options, ResolvedOptions } from './Options'
import { toNetwork } from './toNetwork'

type Kind = 'flag' | 'text' | 'texts' | 'record' | 'list'

/** Every option and what it is made of; a name that is not here is a mistake that gets told. */
const kinds: { readonly [O in keyof Options]-?: Kind } = {
  projectId: 'text',
  gateway: 'text',
  networks: 'list',
  adapters: 'list',
  defaultNetwork: 'text',
  metadata: 'record',
  themeMode: 'text',
  themeVariables: 'record',
  locale: 'text',
  features: 'record',
  allWallets: 'text',
  featuredWalletIds: 'texts',
  includeWalletIds: 'texts',
  excludeWalletIds: 'texts',
  customWallets: 'list',
  customRpcUrls: 'record',
  chainImages: 'record',
  connectorImages: 'record',
  termsConditionsUrl: 'text',
  privacyPolicyUrl: 'text',
  enableWallets: 'flag',
  enableEIP6963: 'flag',
  enableInjected: 'flag',
  enableWalletConnect: 'flag',
  enableWalletGuide: 'flag',
  enableNetworkSwitch: 'flag',
  enableEmbedded: 'flag',
  allowUnsupportedChain: 'flag',
  defaultAccountTypes: 'record',
  debug: 'flag',
  siwx: 'record',
  siweConfig: 'record',
}

function isOfKind(kind: Kind, value: unknown): boolean {
  if (kind === 'flag') return typeof value === 'boolean'
  if (kind === 'text') return typeof value === 'string'
  if (kind === 'record') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return Array.isArray(value) && (kind === 'list' || value.every((entry) => typeof entry === 'string'))
}

function checkKinds(options: object): void {
  for (const [option, value] of Object.entries(options)) {
    if (!Object.hasOwn(kinds, option)) throw unknownOption({ option })
    const kind = kinds[option as keyof Options]
    if (value !== undefined && !isOfKind(kind, value))
      throw invalidOption({ option, reason: `expected a ${kind}` })
  }
}

function checkChoice(option: keyof Options, value: string | undefined, choices: readonly string[]): void {
  if (value !== undefined && !choices.includes(value))
    throw invalidOption({ option, reason: `${value} is none of ${choices.join(', ')}` })
}

function checkUrl(option: keyof Options, value: string | undefined): void {
  if (value !== undefined && !/^https?:\/\/[^\s/]/i.test(value))
    throw invalidOption({ option, reason: 'not a web address' })
}

function readFeatures(given: Partial<Features> = {}): Features {
  for (const name of Object.keys(given))
    if (!Object.hasOwn(defaultFeatures, name) && name !== 'connectMethodsOrder')
      throw unknownOption({ option: `features.${name}` })
  return { ...defaultFeatures, ...given }
}

/**
 * Checks what a site gave and fills in the rest.
 * @throws unknownOption, invalidOption, bothSiwe, networkNotFound, unknownNamespace
 */
export function readOptions(options: Options, host: Host): ResolvedOptions {
  checkKinds(options)
  if (options.siwx && options.siweConfig) throw bothSiwe()
  checkChoice('themeMode', options.themeMode, ['light', 'dark', 'system'])
  checkChoice('allWallets', options.allWallets, ['SHOW', 'HIDE', 'ONLY_MOBILE'])
  for (const option of ['gateway', 'termsConditionsUrl', 'privacyPolicyUrl'] as const)
    checkUrl(option, options[option])
  const networks = options.networks?.map((input) =>
    toNetwork(input, options.customRpcUrls?.[`${input?.chainNamespace ?? 'eip155'}:${input?.id}`]),
  )
  const first = networks?.[0]
  if (!first) throw invalidOption({ option: 'networks', reason: 'at least one is needed' })
  const defaultNetwork: NetworkId = options.defaultNetwork ?? first.caipNetworkId
  if (!networks.some(({ caipNetworkId }) => caipNetworkId === defaultNetwork))
    throw networkNotFound({ id: defaultNetwork })
  const adapters = options.adapters ?? []
  for (const { namespace } of adapters)
    if (!isNamespace(namespace)) throw unknownNamespace({ namespace: String(namespace) })
  const { page } = host
  return {
    projectId: options.projectId || null,
    gateway: options.gateway ?? null,
    networks,
    adapters,
    defaultNetwork,
    metadata: {
      name: options.metadata?.name ?? page.title,
      description: options.metadata?.description ?? '',
      url: options.metadata?.url ?? (page.url && new URL(page.url).origin),
      icons: options.metadata?.icons ?? [],
    },
    themeMode: options.themeMode ?? 'system',
    themeVariables: options.themeVariables ?? {},
    locale: options.locale ?? null,
    features: readFeatures(options.features),
    allWallets: options.allWallets ?? 'SHOW',
    featuredWalletIds: options.featuredWalletIds ?? [],
    includeWalletIds: options.includeWalletIds ?? [],
    excludeWalletIds: options.excludeWalletIds ?? [],
    customWallets: options.customWallets ?? [],
    customRpcUrls: options.customRpcUrls ?? {},
    chainImages: options.chainImages ?? {},
    connectorImages: options.connectorImages ?? {},
    termsConditionsUrl: options.termsConditionsUrl ?? null,
    privacyPolicyUrl: options.privacyPolicyUrl ?? null,
    enableWallets: options.enableWallets ?? true,
    enableEIP6963: options.enableEIP6963 ?? true,
    enableInjected: options.enableInjected ?? true,
    enableWalletConnect: options.enableWalletConnect ?? true,
    enableWalletGuide: options.enableWalletGuide ?? true,
    enableNetworkSwitch: options.enableNetworkSwitch ?? true,
    enableEmbedded: options.enableEmbedded ?? false,
    allowUnsupportedChain: options.allowUnsupportedChain ?? false,
    defaultAccountTypes: { ...defaultAccountTypes, ...options.defaultAccountTypes },
    debug: options.debug ?? false,
    siwx: options.siwx ?? null,
    siweConfig: options.siweConfig ?? null,
  }
}
