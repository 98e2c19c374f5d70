import {
  bothSiwe,
  defaultAccountTypes,
  invalidOption,
  isNamespace,
  isRecord,
  type NetworkId,
  unknownOption,
} from '@latchkey/protocol'
import type { Host } from '../ports/Host'
import { defaultFeatures } from './defaultFeatures'
import type { Features } from './Features'
import type { Options, ResolvedOptions } from './Options'
import { toNetwork } from './toNetwork'

type Kind = 'flag' | 'text' | 'url' | 'texts' | 'record' | 'list'

/** Every option with its default; any other name is an error. */
const defaults: { readonly [O in keyof Options]-?: unknown } = {
  id: null,
  projectId: null,
  gateway: null,
  networks: [],
  adapters: [],
  pairing: null,
  embedded: null,
  defaultNetwork: null,
  metadata: {},
  themeMode: 'system',
  themeVariables: {},
  locale: null,
  features: {},
  allWallets: 'SHOW',
  featuredWalletIds: [],
  includeWalletIds: [],
  excludeWalletIds: [],
  customWallets: [],
  customRpcUrls: {},
  chainImages: {},
  connectorImages: {},
  termsConditionsUrl: null,
  privacyPolicyUrl: null,
  enableWallets: true,
  enableEIP6963: true,
  enableInjected: true,
  enableWalletConnect: true,
  enableWalletGuide: true,
  enableNetworkSwitch: true,
  enableEmbedded: false,
  allowUnsupportedChain: false,
  defaultAccountTypes: {},
  debug: false,
  preload: 'intent',
  explain: 'own',
  siwx: null,
  siweConfig: null,
}

const choices: { readonly [option: string]: string } = {
  themeMode: 'light dark system',
  allWallets: 'SHOW HIDE ONLY_MOBILE',
  preload: 'intent visible none',
  explain: 'own all off',
}

/** Returns the kind of an option, from its default or else from its name. */
function kindOf(option: string, fallback: unknown): Kind {
  if (typeof fallback === 'boolean') return 'flag'
  if (Array.isArray(fallback)) return option.endsWith('Ids') ? 'texts' : 'list'
  if (fallback || /^siw|^pair|^embed/.test(option)) return typeof fallback === 'string' ? 'text' : 'record'
  return /gateway|Url$/.test(option) ? 'url' : 'text'
}

function isOfKind(kind: Kind, value: unknown): boolean {
  if (kind === 'flag') return typeof value === 'boolean'
  if (kind === 'record') return isRecord(value)
  if (kind === 'text' || kind === 'url')
    return typeof value === 'string' && (kind === 'text' || /^https?:\/\/[^\s/]/i.test(value))
  return Array.isArray(value) && (kind === 'list' || value.every((entry) => typeof entry === 'string'))
}

/** Merges the given options with the defaults and checks their kinds. @throws unknownOption, invalidOption */
function withDefaults(given: Options): Options & ResolvedOptions {
  const options: { [option: string]: unknown } = { ...defaults }
  for (const [option, value] of Object.entries(given)) {
    if (!Object.hasOwn(defaults, option)) throw unknownOption({ option })
    if (value === undefined || value === null) continue
    const kind = kindOf(option, options[option])
    const words = choices[option]
    if (!isOfKind(kind, value) || (words && !words.split(' ').includes(String(value))))
      throw invalidOption({ option, reason: `expected ${words ?? kind}` })
    options[option] = value
  }
  // `defaults` has every option by its type, and each value was checked.
  return options as Options & ResolvedOptions
}

/** [FLG-1] @throws unknownOption */
function readFeatures(given: Partial<Features>): Features {
  const known = { ...defaultFeatures, connectMethodsOrder: undefined }
  for (const name of Object.keys(given))
    if (!Object.hasOwn(known, name)) throw unknownOption({ option: `features.${name}` })
  return { ...known, ...given }
}

/** Checks the options of a site and fills in the rest. @throws unknownOption, invalidOption, bothSiwe */
export function readOptions(given: Options, { page }: Host): ResolvedOptions {
  // Plain JavaScript may call without options.
  if (!isOfKind('record', given)) throw invalidOption({ option: 'options', reason: 'expected an object' })
  const options = withDefaults(given)
  if (options.id !== null && !/^[\w-]{1,64}$/.test(options.id))
    throw invalidOption({ option: 'id', reason: 'expected 1 to 64 letters, digits, - or _' })
  if (options.siwx && options.siweConfig) throw bothSiwe()
  const networks = (given.networks ?? []).map((input) => toNetwork(input, options.customRpcUrls))
  const [first] = networks
  if (!first) throw invalidOption({ option: 'networks', reason: 'at least one network is needed' })
  const defaultNetwork: NetworkId = options.defaultNetwork ?? first.caipNetworkId
  if (!networks.some(({ caipNetworkId }) => caipNetworkId === defaultNetwork))
    throw invalidOption({ option: 'defaultNetwork', reason: `${defaultNetwork} is not one of the networks` })
  for (const { namespace } of options.adapters)
    if (!isNamespace(namespace))
      throw invalidOption({ option: 'adapters', reason: `unknown namespace ${namespace}` })
  return {
    ...options,
    networks,
    defaultNetwork,
    metadata: { name: page.title, description: '', url: page.url, icons: [], ...given.metadata },
    features: readFeatures(options.features),
    defaultAccountTypes: { ...defaultAccountTypes, ...options.defaultAccountTypes },
  }
}
