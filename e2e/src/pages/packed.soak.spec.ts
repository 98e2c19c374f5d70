import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { runCommand } from '../../../scripts/process/runCommand'
import { listFiles } from '../../../scripts/workspace/listFiles'
import { demoRdns, demoWallet, openVisit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { answerFromChain } from './answerFromChain'
import { buildPackages } from './buildPackages'
import { type InstalledSite, installPacked, readmeExample } from './installPacked'
import { readSite } from './readSite'
import { serveSite } from './serveSite'

const browser = useBrowser()
const html =
  '<!doctype html><html lang="en"><head><title>Site</title><link rel="icon" href="data:,"></head><body><script type="module" src="/main.tsx"></script></body></html>'
const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2022', 'DOM'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
  },
  files: ['main.tsx'],
}
async function readFolder(folder: string): Promise<readonly (readonly [string, string])[]> {
  const paths = await listFiles(folder)
  return Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const))
}

/** Globals that a browser lacks, named in the code of our packages. Bundlers replace `process.env.NODE_ENV`. */
async function findNodeNames({ folder, packages }: InstalledSite): Promise<readonly string[]> {
  const found = await Promise.all(
    packages.map(async (name) => {
      const files = await readFolder(join(folder, 'node_modules', name, 'dist'))
      return (
        files
          // Files for pages without a bundler contain libraries, which ask first what there is.
          .filter(([path]) => path.endsWith('.js') && !path.startsWith('cdn/'))
          .flatMap(([path, code]) =>
            [
              ...code.matchAll(
                /^(?!\s*(?:\*|\/\/)).*?((?<![\w.])(?:Buffer\b|process\.(?!env\.NODE_ENV\b)|global\.|require\())/gm,
              ),
            ].map(([line]) => `${name}/${path}: ${line.trim()}`),
          )
      )
    }),
  )
  return found.flat()
}

it('installs the packed packages outside the repository; the README’s example type-checks, builds with plain Vite with no warning but the one about "use client", and connects', {
  timeout: 300_000,
}, async () => {
  await buildPackages()
  const site = await installPacked({
    'index.html': html,
    'main.tsx': await readmeExample(),
    'tsconfig.json': JSON.stringify(tsconfig),
  })
  const { folder } = site
  expect(await findNodeNames(site)).toEqual([])

  const bin = (name: string) => join(folder, 'node_modules/.bin', name)
  expect(await runCommand(bin('tsc'), ['-p', '.'], { cwd: folder })).toMatchObject({ code: 0, output: '' })

  const quietly = ['build', '--logLevel', 'warn']
  const built = await runCommand(bin('vite'), quietly, { cwd: folder, env: { NODE_ENV: 'production' } })
  // Next.js needs "use client". Without a plugin for React, Vite warns about it.
  const warnings = stripVTControlCharacters(built.output).replace(
    /\[MODULE_LEVEL_DIRECTIVE\] .*"use client" in "node_modules\/latchkey\/dist\/[\s\S]*?╯\s*/g,
    '',
  )
  expect({ code: built.code, warnings }).toEqual({ code: 0, warnings: '' })

  const served = await serveSite(await readSite(join(folder, 'dist')))
  onTestFinished(() => served.stop())
  const { page, modal } = await openVisit(await browser(), {
    url: served.origin,
    wallets: [demoWallet({ chains: [{ chainId: 1 }, { chainId: 8453 }] })],
    prepare: answerFromChain,
    tolerated: [/Project ID Not Configured/],
  })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await modal.row(demoRdns).click()
  await page.getByText(/^Hello 0x[0-9a-fA-F]{40}$/).waitFor()
  await page.reload()
  await page.getByText(/^Hello 0x[0-9a-fA-F]{40}$/).waitFor()
})
