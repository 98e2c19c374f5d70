import type { Options } from 'latchkey'
import { listNetworks } from './listNetworks'
import type { PageSettings } from './PageSettings'
import type { SiteSettings } from './SiteSettings'

/** The options of `createLatchkey` besides adapters, pairing, the secure frame and sign-in, without defaults. */
export type PlainOptions = Omit<Options, 'adapters' | 'pairing' | 'embedded' | 'siwx' | 'siweConfig'>

/** Returns the options for the settings. `origin` is where the page's legal documents are. */
export function toOptions(settings: PageSettings, site: SiteSettings, origin: string): PlainOptions {
  const { theme, locale, networks, embed, legal, debug, exclude, explain } = settings
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
    ...(explain !== 'own' ? { explain } : {}),
  }
}

/** Returns the theme variables for the settings. */
export function toThemeVariables({
  accent,
  radius,
}: Pick<PageSettings, 'accent' | 'radius'>): Readonly<Record<string, string>> {
  return {
    ...(accent ? { '--lk-accent': accent } : {}),
    ...(radius !== 1 ? { '--lk-radius': String(radius) } : {}),
  }
}
