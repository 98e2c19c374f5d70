import { createRequire } from 'node:module'
import { join } from 'node:path'
import { surfpoolMissing } from '../errors'

type Machine = { readonly platform: string; readonly arch: string }

/** Finds Surfpool's library for this machine; it is published under a name of its own for each. @throws surfpoolMissing */
export function findSurfpool({ platform, arch }: Machine = process): string {
  const name = `@solana/surfpool-${platform}-${arch}${platform === 'linux' ? '-gnu' : ''}`
  let cause: unknown
  for (const place of [import.meta.url, join(process.cwd(), 'package.json')]) {
    try {
      return createRequire(place).resolve(name)
    } catch (error) {
      // Not this way; the last reason goes into the error below.
      cause = error
    }
  }
  throw surfpoolMissing({ name }, { cause })
}
