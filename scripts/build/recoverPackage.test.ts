import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTestFile } from '../../services/frame/src/testing/writeTestFile'
import { runCommand } from '../process/runCommand'
import { projectRoot } from '../workspace/projectRoot'
import { buildRecover } from './buildRecover'

describe('latchkey-recover, packed and installed', () => {
  const password = 'correct horse battery'
  let folder: string
  let words: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'latchkey-recover-'))
    const source = join(folder, 'package')
    await mkdir(source)
    for (const file of ['package.json', 'README.md'])
      await cp(join(projectRoot, 'packages/recover', file), join(source, file))
    await cp(join(projectRoot, 'LICENSE'), join(source, 'LICENSE'))
    const { latchkey } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
    // Into a folder of its own: another run may pack the real one meanwhile.
    await buildRecover(projectRoot, join(source, 'dist'), latchkey.program)
    const run = async (cwd: string, ...args: readonly string[]) => {
      const { code, stdout, output } = await runCommand('npm', args, { cwd })
      expect(code, output).toBe(0)
      return stdout.trim()
    }
    const tarball = await run(source, 'pack', '--silent', '--ignore-scripts')
    const site = join(folder, 'fresh')
    await mkdir(site)
    const cache = `--cache=${join(folder, '.npm')}`
    await run(site, 'install', '--offline', '--no-audit', '--no-fund', cache, join(source, tarball))
    await rm(join(source, 'dist'), { recursive: true })
    const made = await writeTestFile({ password })
    words = made.words
    await writeFile(join(site, 'mine.json'), made.text)
  }, 180_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Runs the installed command, and types a line. */
  async function recover(line: string, file = 'mine.json') {
    const child = spawn(join(folder, 'fresh/node_modules/.bin', 'latchkey-recover'), [file], {
      cwd: join(folder, 'fresh'),
      env: { PATH: process.env.PATH },
    })
    let [out, told] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      out += part
    })
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      told += part
    })
    // A file that it can't read ends it before it takes the line.
    child.stdin.on('error', () => undefined)
    child.stdin.end(`${line}\n`)
    const [code] = await once(child, 'close')
    return { code, out, told }
  }

  it('has no dependencies, and one program', async () => {
    const modules = await readdir(join(folder, 'fresh/node_modules'))
    expect(modules.filter((name) => !name.startsWith('.'))).toEqual(['latchkey-recover'])
    const installed = join(folder, 'fresh/node_modules/latchkey-recover')
    expect((await readdir(join(installed, 'dist'))).sort()).toEqual([
      'index.js',
      'licences.md',
      'recover.html',
      'recover.licences.md',
    ])
    expect(await readFile(join(installed, 'dist/licences.md'), 'utf8')).toContain('hash-wasm')
    expect(await readFile(join(installed, 'dist/recover.licences.md'), 'utf8')).toContain('react-dom')
    const program = await readFile(join(installed, 'dist/index.js'), 'utf8')
    expect([...program.matchAll(/^import .*? from "(?!node:)/gm)]).toEqual([])
  })

  it('opens a recovery file', async () => {
    const { code, out, told } = await recover(password)
    expect(told).toMatch(/^Password: \n/)
    expect(told).not.toContain(words)
    expect(out).toContain(`words: ${words}\n`)
    expect(code).toBe(0)
  }, 60_000)

  it('says that a password is wrong, and that a file is something else', async () => {
    const wrong = await recover('wrong')
    expect(wrong).toEqual({
      code: 1,
      out: '',
      told: 'Password: \nThis password or code doesn’t open the file\n',
    })
    const other = await recover('', 'package.json')
    expect(other).toEqual({ code: 1, out: '', told: 'This isn’t a recovery file of a Latchkey wallet\n' })
  }, 60_000)

  it('has the page that works from the disk, whose policy allows no request', async () => {
    const path = join(folder, 'fresh/node_modules/latchkey-recover/dist/recover.html')
    const html = await readFile(path, 'utf8')
    expect(html).toContain("default-src 'none'; script-src 'sha256-")
    expect(html).not.toMatch(/\s(?:src|href)="/)
  })
})
