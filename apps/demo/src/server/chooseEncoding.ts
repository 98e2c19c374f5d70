import type { SiteFile } from './Site'

/** How a body may be sent. */
export type Encoding = 'br' | 'gzip'

/** The encoding to use for what a browser accepts; none for what is small or compressed by nature. */
export function chooseEncoding(accepted: string, { body, type }: SiteFile): Encoding | null {
  if (body.length < 1_000 || !/^(text\/|application\/json|image\/svg)/.test(type)) return null
  const offers = accepted.split(',').map((offer) => offer.trim().replaceAll(' ', '').toLowerCase())
  return (['br', 'gzip'] as const).find((name) => offers.some((offer) => isWanted(offer, name))) ?? null
}

function isWanted(offer: string, name: Encoding): boolean {
  const [encoding, weight] = offer.split(';q=')
  return encoding === name && (weight === undefined || Number(weight) > 0)
}
