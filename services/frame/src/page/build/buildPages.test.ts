import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildPages, type PageFiles } from './buildPages'

let files: PageFiles
beforeAll(async () => {
  files = await buildPages()
}, 120_000)

/** A script with everything it imports before it runs. */
function hotPath(first: string): readonly string[] {
  const found = new Set([first])
  for (const file of found)
    for (const [, name] of (files.get(file) ?? '').matchAll(
      /(?:^|[;}])\s*import(?:[^"'()]*?from)?\s*["']\.\/([^"']+)["']/g,
    ))
      found.add(`assets/${name}`)
  return [...found]
}

const size = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(files.get(name) ?? '').length, 0)

const entry = (name: string) => [...files.keys()].find((file) => file.startsWith(`assets/${name}-`)) ?? ''

describe('the built pages', () => {
  it('load at most 32 kB before the first signature, page and worker together', () => {
    const names = [...new Set([...hotPath(entry('sdk')), ...hotPath(entry('vaultWorker'))])]
    const listed = names.map((name) => `${name} ${size([name])}`).join('\n')
    expect(size(names), listed).toBeLessThanOrEqual(32_000)
    expect(size(names)).toBeGreaterThan(10_000)
  })

  it('load word lists, typed data and views only when they are needed', () => {
    const hot = [...hotPath(entry('sdk')), ...hotPath(entry('vaultWorker'))]
      .map((name) => files.get(name))
      .join('')
    const cold = [...files.values()].join('')
    for (const mark of ['abandon', 'EIP712Domain']) {
      expect(cold).toContain(mark)
      expect(hot).not.toContain(mark)
    }
    expect(hot).not.toContain('react.transitional.element')
  })

  it('share no file between the worker and a page, which may need a document', () => {
    const worker = hotPath(entry('vaultWorker'))
    expect(hotPath(entry('sdk')).filter((name) => worker.includes(name))).toEqual([])
    for (const name of worker)
      expect(/\b(?:window|document)\./.exec(files.get(name) ?? '')?.[0], name).toBeUndefined()
  })

  it('[FRM-17] have WebAssembly only where passwords are stretched', () => {
    const holders = [...files].filter(([, text]) => text.includes('WebAssembly')).map(([name]) => name)
    expect(holders.sort()).toEqual([entry('passwordWorker'), 'recover.html'])
    expect(hotPath(entry('passwordWorker'))).toHaveLength(1)
  })

  it('[FRM-17] have one that needs no other file, whose policy allows its script and no request', () => {
    const html = files.get('recover.html') ?? ''
    expect(html).not.toMatch(/\s(?:src|href)="/)
    const script = /<script type="module">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(script).not.toContain('<!--')
    const hash = createHash('sha256').update(script).digest('base64')
    expect(html).toContain(`"default-src 'none'; script-src 'sha256-${hash}' 'wasm-unsafe-eval'; `)
    expect(entry('recover')).toBe('')
  })

  it('list the licence of every library in them once', () => {
    const licences = files.get('licences.md') ?? ''
    const titles = licences.match(/^## .+$/gm) ?? []
    expect(new Set(titles).size).toBe(titles.length)
    // One of the first page, of the workers, of the panels, and of the page that works alone.
    for (const name of ['valibot', '@noble/secp256k1', 'hash-wasm', 'react-dom'])
      expect(titles).toContainEqual(expect.stringMatching(new RegExp(`^## ${name} \\d[\\d.]+ \\(MIT\\)$`)))
    expect(licences).toContain('Copyright (c) Meta Platforms')
    expect([...files.keys()].filter((name) => name.endsWith('.json'))).toEqual([])
  })

  it('[FRM-17] have nothing inline', () => {
    const html = files.get('sdk.html') ?? ''
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle=|\son\w+=/)
    for (const [, path = ''] of html.matchAll(/(?:src|href)="\/([^"]+)"/g)) expect(files.has(path)).toBe(true)
    for (const path of hotPath(entry('sdk'))) expect(html).toContain(`"/${path}"`)
  })

  it('[FRM-17] never turn text into code', () => {
    for (const [name, text] of files)
      if (name.endsWith('.js')) expect(text, name).not.toMatch(/\beval\(|new Function\(|document\.write\(/)
  })
})
