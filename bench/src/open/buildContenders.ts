import { buildPublished } from '../site/buildPublished'
import { siteRoot, withPublished } from '../site/buildSite'
import { bundleSite, pathOf, type SiteOutput, toServedFile } from '../site/bundleSite'
import type { Contender } from './Contender'
import { installPeer } from './installPeer'
import { peers } from './peers'

/** The columns of the comparison. */
export const bareName = 'bare dialog'
export const latchkeyName = 'Latchkey'

/** Builds the bare page, the peers if wanted, and Latchkey as published. A peer that fails is reported and left out. */
export async function buildContenders(
  withPeers: boolean,
  report: (line: string) => void,
): Promise<readonly Contender[]> {
  const bare = toContender(bareName, await bundleSite(siteRoot('bare')))
  const latchkey = toContender(
    latchkeyName,
    await bundleSite(siteRoot('latchkey'), withPublished(await buildPublished())),
  )
  const others: Contender[] = []
  for (const peer of withPeers ? peers : []) {
    try {
      report(`Installing and building ${peer.name}`)
      const { root, version } = await installPeer(peer)
      others.push(toContender(`${peer.name} ${version}`, await bundleSite(root)))
    } catch (error) {
      report(`Left out ${peer.name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return [bare, ...others, latchkey]
}

function toContender(name: string, outputs: readonly SiteOutput[]): Contender {
  return { name, files: new Map(outputs.map((output) => [pathOf(output), toServedFile(output)])) }
}
