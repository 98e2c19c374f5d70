import {
  bothSiwe,
  defaultAccountTypes,
  isNamespace,
  isRecord,
  type NetworkId,
  optionLink,
  unknownOption,
  wrongOption,
} from '@latchkey/protocol'
import type { Host } from '../ports/Host'
import { defaultFeatures } from './defaultFeatures'
import { didYouMean } from './didYouMean'
import type { Features } from './Features'
import type { Options, ResolvedOptions } from './Options'
import { areUrls, toNetwork, wrongIn } from './toNetwork'

/** The kinds of options, in the words of their errors. */
type Kind = 'true or false' | 'a text' | 'a URL' | 'a list of texts' | 'an object' | 'a list'

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
  if (typeof fallback === 'boolean') return 'true or false'
  if (Array.isArray(fallback)) return option.endsWith('Ids') ? 'a list of texts' : 'a list'
  if (fallback || /^siw|^pair|^embed/.test(option))
    return typeof fallback === 'string' ? 'a text' : 'an object'
  return /gateway|Url$/.test(option) ? 'a URL' : 'a text'
}

function isOfKind(kind: Kind, value: unknown): boolean {
  if (kind === 'true or false') return typeof value === 'boolean'
  if (kind === 'an object') return isRecord(value)
  if (kind === 'a URL') return areUrls([value])
  if (kind === 'a text') return typeof value === 'string'
  return Array.isArray(value) && (kind === 'a list' || value.every((entry) => typeof entry === 'string'))
}

/** @throws invalidOption */
function assertGood(isGood: unknown, ...fault: Parameters<typeof wrongOption>): asserts isGood {
  if (!isGood) throw wrongOption(...fault)
}

/** What wagmi and other modals call our options. */
const otherNames: { readonly [name: string]: string } = { chains: 'networks', connectors: 'adapters' }

/** Checks that an option is one of those known. @throws unknownOption */
export function assertKnown<Known extends object>(
  name: string,
  known: Known,
  prefix = '',
): asserts name is keyof Known & string {
  const option = prefix + name
  if (!Object.hasOwn(known, name))
    throw unknownOption({
      option,
      hint: didYouMean(otherNames[name] ?? name, Object.keys(known)),
      docs: optionLink(prefix || 'options'),
    })
}

/** Checks the kind of one option. @throws invalidOption */
export function assertOption(option: keyof Options, value: unknown): void {
  const kind = kindOf(option, defaults[option])
  const words = choices[option]
  const isGood = isOfKind(kind, value) && (!words || words.split(' ').includes(`${value}`))
  const isText = (entry: unknown) => typeof entry === 'string'
  assertGood(isGood, option, words ?? kind, kind === 'a list of texts' ? wrongIn(value, isText) : value)
}

/** Merges the given options with the defaults and checks their kinds. @throws unknownOption, invalidOption */
function withDefaults(given: Options): Options & ResolvedOptions {
  const options: { [option: string]: unknown } = { ...defaults }
  for (const [option, value] of Object.entries(given)) {
    assertKnown(option, defaults)
    if (value === undefined || value === null) continue
    assertOption(option, value)
    options[option] = value
  }
  // `defaults` has every option by its type, and each value was checked.
  return options as Options & ResolvedOptions
}

/** [FLG-1] @throws unknownOption, invalidOption */
function readFeatures(given: Partial<Features>): Features {
  const known = { ...defaultFeatures, connectMethodsOrder: undefined }
  for (const [name, value] of Object.entries(given)) {
    assertKnown(name, known, 'features.')
    const fallback: unknown = known[name as keyof Features]
    // By default, every social login and every group of wallets is shown, so the defaults are all there are.
    const words: readonly unknown[] | null = Array.isArray(fallback) && value ? fallback : null
    const isGood = words
      ? Array.isArray(value) && value.every((word) => words.includes(word))
      : fallback === undefined || value === undefined || typeof value === 'boolean'
    const wrong = words ? wrongIn(value, (word) => words.includes(word)) : value
    assertGood(isGood, `features.${name}`, words?.join(' ') ?? 'true or false', wrong)
  }
  return { ...known, ...given }
}

/** Checks the options of a site and fills in the rest. @throws unknownOption, invalidOption, bothSiwe */
export function readOptions(given: Options, { page }: Host): ResolvedOptions {
  // Plain JavaScript may call without options.
  assertGood(isRecord(given), 'options', 'an object', given)
  const options = withDefaults(given)
  const { id } = options
  assertGood(id === null || /^[\w-]{1,64}$/.test(id), 'id', '1 to 64 letters, digits, - or _', id)
  if (options.siwx && options.siweConfig) throw bothSiwe({ docs: optionLink('siwx') })
  for (const adapter of options.adapters)
    assertGood(isNamespace(adapter?.namespace), 'adapters', '[evm()]', adapter?.namespace ?? adapter)
  const networks = options.networks.map((input) => toNetwork(input, options.customRpcUrls))
  const ids = networks.map(({ caipNetworkId }) => caipNetworkId)
  const [first] = ids
  assertGood(first, 'networks', 'at least one', given.networks)
  const defaultNetwork: NetworkId = options.defaultNetwork ?? first
  assertGood(ids.includes(defaultNetwork), 'defaultNetwork', ids.join(' '), defaultNetwork)
  return {
    ...options,
    networks,
    defaultNetwork,
    metadata: { name: page.title, description: '', url: page.url, icons: [], ...given.metadata },
    features: readFeatures(options.features),
    defaultAccountTypes: { ...defaultAccountTypes, ...options.defaultAccountTypes },
  }
}
