import type { Metadata } from './readMetadata'

/** Writes metadata for all wallets: always the four texts, and never a `redirect` without `linkMode`. */
export function writeMetadata({ name, description, url, icons, redirect }: Metadata): object {
  return {
    name,
    description,
    url,
    icons: icons.filter(Boolean),
    ...(redirect ? { redirect: { ...redirect, linkMode: false } } : {}),
  }
}
