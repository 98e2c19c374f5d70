import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { readSnippets } from './readSnippets'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.latchkey', 'snippets')
const pages = ['README.md', ...readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`)]

describe('the code in README and guides', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('finds the blocks of a page', () => {
    const text = [
      '```ts',
      'const a = 1',
      '```',
      'words',
      '```sh',
      'npm ci',
      '```',
      '```tsx',
      'b',
      '```',
    ].join('\n')
    expect(readSnippets(text)).toEqual([
      { language: 'ts', code: 'const a = 1\n' },
      { language: 'tsx', code: 'b\n' },
    ])
  })

  it('compiles as it stands', { timeout: 300_000 }, () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    let count = 0
    for (const page of pages) {
      for (const { language, code } of readSnippets(readFileSync(join(root, page), 'utf8'))) {
        count += 1
        // A block without an import would be a script, whose names meet those of the other blocks.
        const text = /^(import|export) /m.test(code) ? code : `${code}export {}\n`
        writeFileSync(join(folder, `${basename(page, '.md')}-${count}.${language}`), text)
      }
    }
    const config = { extends: '../../tsconfig.json', include: ['*.ts', '*.tsx'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    expect(count).toBeGreaterThan(2)
    expect(compile(compiler)).toBe('')
  })
})

/** What the compiler has to say; nothing when all is well. */
function compile(compiler: string): string {
  try {
    return execFileSync(process.execPath, [compiler, '--noEmit', '-p', folder], { encoding: 'utf8' })
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}
