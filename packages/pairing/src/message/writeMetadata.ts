import type { Metadata } from './Metadata'

/** Metadata as all wallets read it: the four texts always, and never a `redirect` without `linkMode`. */
export function writeMetadata({ name, description, url, icons, redirect }: Metadata): object {
  return {
    name,
    description,
    url,
    icons: icons.filter(Boolean),
    ...(redirect ? { redirect: { ...redirect, linkMode: false } } : {}),
  }
}
