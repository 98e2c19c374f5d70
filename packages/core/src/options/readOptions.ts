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

/** What an option is made of: the words it may be, or a kind of value; `url` is a web address. */
type Kind = 'flag' | 'text' | 'url' | 'texts' | 'record' | 'list' | readonly string[]

/** Every option with its kind and its default; a name that is not here is a mistake that gets told. */
const table: { readonly [O in keyof Options]-?: readonly [kind: Kind, fallback?: unknown] } = {
  projectId: ['text', null],
  gateway: ['url', null],
  networks: ['list'],
  adapters: ['list', []],
  defaultNetwork: ['text'],
  metadata: ['record', {}],
  themeMode: [['light', 'dark', 'system'], 'system'],
  themeVariables: ['record', {}],
  locale: ['text', null],
  features: ['record', {}],
  allWallets: [['SHOW', 'HIDE', 'ONLY_MOBILE'], 'SHOW'],
  featuredWalletIds: ['texts', []],
  includeWalletIds: ['texts', []],
  excludeWalletIds: ['texts', []],
  customWallets: ['list', []],
  customRpcUrls: ['record', {}],
  chainImages: ['record', {}],
  connectorImages: ['record', {}],
  termsConditionsUrl: ['url', null],
  privacyPolicyUrl: ['url', null],
  enableWallets: ['flag', true],
  enableEIP6963: ['flag', true],
  enableInjected: ['flag', true],
  enableWalletConnect: ['flag', true],
  enableWalletGuide: ['flag', true],
  enableNetworkSwitch: ['flag', true],
  enableEmbedded: ['flag', false],
  allowUnsupportedChain: ['flag', false],
  defaultAccountTypes: ['record', {}],
  debug: ['flag', false],
  siwx: ['record', null],
  siweConfig: ['record', null],
}

function isOfKind(kind: Kind, value: unknown): boolean {
  if (typeof kind !== 'string') return kind.includes(String(value))
  if (kind === 'flag') return typeof value === 'boolean'
  if (kind === 'text') return typeof value === 'string'
  if (kind === 'url') return typeof value === 'string' && /^https?:\/\/[^\s/]/i.test(value)
  if (kind === 'record') return typeof value === 'object' && !Array.isArray(value)
  return Array.isArray(value) && (kind === 'list' || value.every((entry) => typeof entry === 'string'))
}

/** The given options over the defaults, each of its kind. @throws unknownOption, invalidOption */
function withDefaults(given: Options): Options & ResolvedOptions {
  const options: { [option: string]: unknown } = {}
  for (const [option, [, fallback]] of Object.entries(table)) options[option] = fallback
  for (const [option, value] of Object.entries(given)) {
    if (!Object.hasOwn(table, option)) throw unknownOption({ option })
    if (value === undefined || value === null) continue
    const [kind] = table[option as keyof Options]
    if (!isOfKind(kind, value)) throw invalidOption({ option, reason: `expected ${kind}` })
    options[option] = value
  }
  // The table has every option by its type, and each value is of its kind.
  return options as Options & ResolvedOptions
}

/** [FLG-1] @throws unknownOption */
function readFeatures(given: Partial<Features>): Features {
  const known = { ...defaultFeatures, connectMethodsOrder: undefined }
  for (const name of Object.keys(given))
    if (!(name in known)) throw unknownOption({ option: `features.${name}` })
  return { ...known, ...given }
}

/**
 * Checks what a site gave and fills in the rest.
 * @throws unknownOption, invalidOption, bothSiwe, networkNotFound, unknownNamespace
 */
export function readOptions(given: Options, { page }: Host): ResolvedOptions {
  const options = withDefaults(given)
  if (options.siwx && options.siweConfig) throw bothSiwe()
  const networks = (given.networks ?? []).map((input) => toNetwork(input, options.customRpcUrls))
  const [first] = networks
  if (!first) throw invalidOption({ option: 'networks', reason: 'at least one is needed' })
  const defaultNetwork: NetworkId = options.defaultNetwork ?? first.caipNetworkId
  if (!networks.some(({ caipNetworkId }) => caipNetworkId === defaultNetwork))
    throw networkNotFound({ id: defaultNetwork })
  for (const { namespace } of options.adapters)
    if (!isNamespace(namespace)) throw unknownNamespace({ namespace: String(namespace) })
  return {
    ...options,
    networks,
    defaultNetwork,
    metadata: { name: page.title, description: '', url: page.url, icons: [], ...given.metadata },
    features: readFeatures(options.features),
    defaultAccountTypes: { ...defaultAccountTypes, ...options.defaultAccountTypes },
  }
}
