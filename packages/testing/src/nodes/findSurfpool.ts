import { createRequire } from 'node:module'
import { join } from 'node:path'
import { surfpoolMissing } from '../errors'
import { findUnpacked } from './findUnpacked'

type Machine = { readonly platform: string; readonly arch: string }

/** Surfpool's library, and a Node.js that can load it. */
export type Surfpool = { readonly library: string; readonly node: string }

/** Finds Surfpool's library for this machine; its npm package has another name on each. @throws surfpoolMissing */
export function findSurfpool({ platform, arch }: Machine = process): Surfpool {
  const name = `@solana/surfpool-${platform}-${arch}${platform === 'linux' ? '-gnu' : ''}`
  let cause: unknown
  for (const place of [import.meta.url, join(process.cwd(), 'package.json')]) {
    try {
      return { library: createRequire(place).resolve(name), node: process.execPath }
    } catch (error) {
      // Try the next place. The last reason goes into the error below.
      cause = error
    }
  }
  const [library, node] = [findUnpacked('surfpool.node'), findUnpacked('node')]
  if (library && node && platform === process.platform) return { library, node }
  throw surfpoolMissing({ name }, { cause })
}
