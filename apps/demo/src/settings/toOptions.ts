import type { Options } from 'latchkey'
import { listNetworks } from './listNetworks'
import type { PageSettings } from './PageSettings'
import type { SiteSettings } from './SiteSettings'

/** What goes into `createLatchkey` beside adapters, pairing and sign-in; what has its default is left out. */
export type PlainOptions = Omit<Options, 'adapters' | 'pairing' | 'siwx' | 'siweConfig'>

/** The options that the settings stand for; `origin` is where the page's own documents are. */
export function toOptions(settings: PageSettings, site: SiteSettings, origin: string): PlainOptions {
  const { theme, locale, networks, embed, legal, debug, exclude } = settings
  const variables = toThemeVariables(settings)
  const features = { ...settings.features, ...(legal ? { legalCheckbox: true } : {}) }
  return {
    projectId: site.projectId,
    ...(site.gateway ? { gateway: site.gateway } : {}),
    networks: listNetworks(site)
      .filter(({ id }) => networks?.includes(id) ?? true)
      .map(({ network }) => network),
    ...(theme !== 'system' ? { themeMode: theme } : {}),
    ...(Object.keys(variables).length > 0 ? { themeVariables: variables } : {}),
    ...(locale ? { locale } : {}),
    ...(Object.keys(features).length > 0 ? { features } : {}),
    ...(legal
      ? { termsConditionsUrl: `${origin}/legal.html`, privacyPolicyUrl: `${origin}/legal.html#privacy` }
      : {}),
    ...(exclude.length > 0 ? { excludeWalletIds: exclude } : {}),
    ...(embed ? { enableEmbedded: true } : {}),
    ...(debug ? { debug: true } : {}),
  }
}

/** The theme variables that the settings stand for. */
export function toThemeVariables({
  accent,
  radius,
}: Pick<PageSettings, 'accent' | 'radius'>): Readonly<Record<string, string>> {
  return {
    ...(accent ? { '--lk-accent': accent } : {}),
    ...(radius !== 1 ? { '--lk-radius': String(radius) } : {}),
  }
}
