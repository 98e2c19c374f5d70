import type { PageSettings } from './PageSettings'

/** Writes the query for these settings, empty for defaults. Escapes only what it must. */
export function writeQuery(settings: PageSettings): string {
  const { theme, accent, radius, locale, networks, features, exclude, wallets } = settings
  const parts: readonly (readonly [name: string, value: string | null | undefined | false])[] = [
    ['theme', theme !== 'system' && theme],
    ['accent', accent],
    ['radius', radius !== 1 && String(radius)],
    ['locale', locale],
    ['networks', networks?.join(',')],
    ['features', Object.keys(features).length > 0 && JSON.stringify(features)],
    ['embed', settings.embed && '1'],
    ['legal', settings.legal && '1'],
    ['debug', settings.debug && '1'],
    ['explain', settings.explain !== 'own' && settings.explain],
    ['exclude', exclude.join(',')],
    ['pairing', !settings.pairing && '0'],
    ['siwx', settings.siwx],
    ['sessions', settings.sessions !== 'local' && settings.sessions],
    ['onAccountChange', settings.onAccountChange !== 'resign' && settings.onAccountChange],
    ['onNetworkChange', settings.onNetworkChange !== 'keep' && settings.onNetworkChange],
    ['wallets', wallets],
  ]
  const asked = parts.filter((part): part is readonly [string, string] => Boolean(part[1]))
  return asked.length > 0 ? `?${asked.map(([name, value]) => `${name}=${inQuery(value)}`).join('&')}` : ''
}

function inQuery(value: string): string {
  return encodeURIComponent(value).replace(/%(?:3A|2C)/g, decodeURIComponent)
}
