import { describeGiven, isNamespace } from '@latchkey/protocol'
import { didYouMean } from '../didYouMean'
import type { Options, ResolvedOptions } from '../Options'
import type { Mistake } from './Mistake'

const connectMethods = ['wallet', 'email', 'social']
const accountTypes = ['eoa', 'smartAccount', 'payment', 'ordinal', 'stx']

/** What the modal shows of the site, and how. */
export function pageMistakes(options: ResolvedOptions, given: Options, pageUrl: string): readonly Mistake[] {
  const { connectMethodsOrder, legalCheckbox } = options.features
  return [
    ...metadataMistakes(options, given, pageUrl),
    ...imagesOf(options).flatMap(([option, image]) =>
      isShowable(image, pageUrl)
        ? []
        : [{ option, text: `${describeGiven(image)} can't be shown. Expected a URL with https: or data:.` }],
    ),
    ...options.customWallets
      .filter((wallet) => !wallet?.id || !wallet.name)
      .map(() => ({ option: 'customWallets', text: 'One has no id or no name. Expected both.' })),
    ...Object.entries(options.themeVariables).flatMap(([name, value]) => variableMistakes(name, value)),
    ...(legalCheckbox && !options.termsConditionsUrl && !options.privacyPolicyUrl
      ? [
          {
            option: 'features.legalCheckbox',
            text: 'It is on, but without `termsConditionsUrl` and `privacyPolicyUrl` there is nothing to accept, and no checkbox.',
          },
        ]
      : []),
    ...(connectMethodsOrder ?? [])
      .filter((method) => !connectMethods.includes(method))
      .map((method) => ({
        option: 'features.connectMethodsOrder',
        text: `${describeGiven(method)} is unknown. ${didYouMean(String(method), connectMethods)}Expected some of ${connectMethods.join(' ')}.`,
      })),
    ...Object.entries(options.defaultAccountTypes)
      .filter(([family, type]) => !isNamespace(family) || !accountTypes.includes(type))
      .map(([family, type]) => ({
        option: 'defaultAccountTypes',
        text: `{ ${family}: ${describeGiven(type)} } is unknown. Expected a namespace with one of ${accountTypes.join(' ')}.`,
      })),
  ]
}

function metadataMistakes(
  { metadata: { icons } }: ResolvedOptions,
  { metadata: given }: Options,
  pageUrl: string,
): readonly Mistake[] {
  const own = originOf(pageUrl)
  return [
    ...(given?.url && own && originOf(given.url) !== own
      ? [
          {
            option: 'metadata.url',
            text: `"${given.url}" is another origin than this page, ${own}. Wallets warn about that, and reject sign-ins.`,
          },
        ]
      : []),
    ...(Array.isArray(icons)
      ? []
      : [{ option: 'metadata.icons', text: `Expected a list of URLs, got ${describeGiven(icons)}.` }]),
  ]
}

function variableMistakes(name: string, value: unknown): readonly Mistake[] {
  const option = `themeVariables['${name}']`
  if (!name.startsWith('--lk-'))
    return [{ option, text: `Tokens start with --lk-. Did you mean "--lk-${name.replace(/^-+/, '')}"?` }]
  if (typeof value === 'string') return []
  return [{ option, text: `Expected a text, got ${describeGiven(value)}.` }]
}

/** Every image that the options name, with its option. */
function imagesOf(options: ResolvedOptions): readonly (readonly [option: string, image: unknown])[] {
  const { chainImages, connectorImages, customWallets, metadata } = options
  return [
    ...Object.entries(chainImages).map(([id, image]) => [`chainImages['${id}']`, image] as const),
    ...Object.entries(connectorImages).map(([id, image]) => [`connectorImages['${id}']`, image] as const),
    ...customWallets
      .filter((wallet) => wallet?.image_url)
      .map(({ id, image_url }) => [`customWallets['${id}'].image_url`, image_url] as const),
    ...(Array.isArray(metadata.icons) ? metadata.icons : []).map((icon) => ['metadata.icons', icon] as const),
  ]
}

/** Whether a page can show an image: encrypted, part of the text, or from the page's own origin. */
function isShowable(image: unknown, pageUrl: string): boolean {
  if (typeof image !== 'string' || image === '') return false
  const base = URL.canParse(pageUrl) ? pageUrl : 'https://page.invalid'
  if (!URL.canParse(image, base)) return false
  const { origin, protocol } = new URL(image, base)
  return /^(https|data|blob):$/.test(protocol) || origin === new URL(base).origin
}

/** The origin of a URL, or nothing if it isn't one. */
function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null
}
