import type { Options, ResolvedOptions } from '../Options'
import type { Mistake } from './Mistake'

/** A page of this machine may use services without encryption. */
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/

/** What only works with a gateway, and what only with an embedded wallet. */
const needs = {
  gateway: ['swaps', 'onramp', 'analytics'],
  embedded: ['email', 'socials'],
} as const

/** Services that the options ask for but don't name. */
export function serviceMistakes(
  options: ResolvedOptions,
  given: Options,
  pageUrl: string,
): readonly Mistake[] {
  const { embedded, gateway, pairing, projectId } = options
  const mistakes: Mistake[] = []
  const note = (option: string, text: string) => void mistakes.push({ option, text })

  if (gateway && isBlocked(gateway, pageUrl))
    note('gateway', `"${gateway}" isn't encrypted, so browsers block it on a page with https. Use https.`)
  if (projectId && !gateway) {
    const foreign = /^[0-9a-f]{32}$/i.test(projectId) ? ' It looks like the id of another service.' : ''
    note(
      'projectId',
      `"${projectId}" does nothing without a \`gateway\`.${foreign} Remove it, or set \`gateway\`.`,
    )
  }
  if (given.enableWalletConnect && !pairing)
    note(
      'enableWalletConnect',
      'It is true, but nothing can pair without `pairing`. Set `pairing: pairing()`.',
    )
  if (given.enableWalletGuide && !embedded)
    note('enableWalletGuide', 'It is true, but the guide needs `embedded`.')
  for (const [option, features] of Object.entries(needs))
    for (const feature of features)
      if (given.features?.[feature] && !options[option as keyof typeof needs])
        note(`features.${feature}`, `It is on, but it needs \`${option}\`, which isn't set.`)
  if (given.features?.smartSessions && !gateway)
    note('features.smartSessions', "It is on, but it needs `gateway`, which isn't set.")
  return mistakes
}

function isBlocked(service: string, pageUrl: string): boolean {
  if (!URL.canParse(service) || !URL.canParse(pageUrl)) return false
  const { hostname, protocol } = new URL(service)
  return protocol === 'http:' && new URL(pageUrl).protocol === 'https:' && !loopback.test(hostname)
}
