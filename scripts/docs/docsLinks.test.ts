import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLatchkey } from '@latchkey/core'
import { docsLink, notConnected, optionLink } from '@latchkey/protocol'
import { mainnet } from 'latchkey/networks'
import { expect, it } from 'vitest'
import { projectRoot } from '../workspace/projectRoot'

const options = Object.keys(createLatchkey({ networks: [mainnet] }).options)

/** The names that a link can jump to in a page: of its headings, and its own. */
function anchorsOf(page: string): ReadonlySet<string> {
  const text = readFileSync(join(projectRoot, page), 'utf8')
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  )
  return new Set([...headings, ...[...text.matchAll(/<a id="(.+?)"><\/a>/g)].map(([, id = '']) => id)])
}

it('the link that an error has written out is that of the guide', () => {
  expect(notConnected.text).toContain(docsLink('troubleshooting', 'connectors'))
})

/** Every link that an error or a warning shows. */
const links = [
  ...options.map(optionLink),
  ...['options', 'features.swaps', "customRpcUrls['eip155:1']", 'metadata.url', 'networkId', 'namespace'].map(
    optionLink,
  ),
  ...['views', 'connectors', 'provider', 'place'].map((anchor) => docsLink('troubleshooting', anchor)),
  docsLink('react', 'buttons'),
  docsLink('state', 'without-the-modal'),
  docsLink('wagmi', 'wagmi'),
  docsLink('csp', 'content-policy-and-privacy'),
]

it.each(links)('%s is a place in a guide of this repository', (link) => {
  const { homepage } = JSON.parse(readFileSync(join(projectRoot, 'packages/latchkey/package.json'), 'utf8'))
  const [, repository] = String(homepage).match(/^(https:\/\/github\.com\/[\w-]+\/[\w-]+)\//) ?? []
  const { href, hash } = new URL(link)
  expect(href.startsWith(`${repository}/blob/main/docs/guides/`)).toBe(true)
  const page = href.slice(`${repository}/blob/main/`.length, -hash.length)
  expect([...anchorsOf(page)]).toContain(hash.slice(1))
})

it('covers every option', () => {
  expect(options).toEqual(expect.arrayContaining(['networks', 'siwx', 'debug', 'customRpcUrls']))
  expect(options.length).toBeGreaterThan(35)
})
