import { createRequire } from 'node:module'
import { join } from 'node:path'
import { surfpoolMissing } from '../errors'

/** The part of Surfpool's native library that is used here. */
export type Surfnet = {
  readonly rpcUrl: string
  readonly wsUrl: string
  fundSol(address: string, lamports: number): void
  setAccount(address: string, lamports: number, data: Uint8Array, owner: string): void
  stop?(): void
}

type Library = {
  readonly Surfnet: {
    startWithConfig(config: {
      readonly offline: boolean
      readonly blockProductionMode: 'clock' | 'transaction' | 'manual'
      readonly slotTimeMs: number
      readonly airdropSol: number
    }): Surfnet
  }
}

type Machine = { readonly platform: string; readonly arch: string }

/** Loads the library of this platform: the package around it can not be had, so it is asked for by its own name. @throws surfpoolMissing */
export function loadSurfpool({ platform, arch }: Machine = process): Library {
  const system = `${platform}-${arch}`
  const name = `@solana/surfpool-${system}${platform === 'linux' ? '-gnu' : ''}`
  const here = createRequire(import.meta.url)
  const project = createRequire(join(process.cwd(), 'package.json'))
  let cause: unknown
  for (const way of [here, project]) {
    try {
      return way(name)
    } catch (error) {
      // Not this way; the last reason goes into the error below.
      cause = error
    }
  }
  throw surfpoolMissing({ system, name }, { cause })
}
