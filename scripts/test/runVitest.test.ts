import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryTree } from '../workspace/temporaryTree'
import type { Outcome } from './Outcome'
import { printOutcome } from './printOutcome'
import { runVitest } from './runVitest'

async function run(files: Record<string, string>, timeoutMs = 25_000): Promise<Outcome> {
  const root = await temporaryTree(files)
  const args = ['--globals', '--root', root, '--pool=threads', '--maxWorkers=1']
  return runVitest({
    name: 'unit',
    root,
    args,
    reportFile: join(root, 'out/report.json'),
    timeoutMs,
    stdio: 'ignore',
  })
}

describe('runVitest', () => {
  it('counts passed tests and lists those that failed, did not run or did not load', async () => {
    const { passed, failures } = await run({
      'good.test.ts': `it('one', () => {})\nit('two', () => {})`,
      'bad.test.ts': `describe('group', () => { it('three', () => { expect(1).toBe(2) }) })`,
      'before.test.ts': `beforeAll(() => { throw new TypeError('no chain') })\nit('four', () => {})`,
      'broken.test.ts': `import './nowhere'\nit('five', () => {})`,
      'skipped.test.ts': `it('seven', () => {})\nit.skip('six', () => {})`,
    })
    expect(passed).toBe(3)
    expect(failures.map(({ where, title }) => `${where}: ${title}`).sort()).toEqual([
      'bad.test.ts: group three',
      'before.test.ts: four',
      'before.test.ts: the file itself',
      'broken.test.ts: the file itself',
      'skipped.test.ts: six',
    ])
    expect(failures.find(({ title }) => title === 'group three')?.message).toContain('expected 1 to be 2')
  })

  it('fails and says why when an error escapes from the tests, though all of them pass', async () => {
    const text = `it('one', () => { setTimeout(() => { throw new TypeError('late') }) })\nit('two', () => new Promise((go) => setTimeout(go, 50)))`
    const { passed, failures } = await run({ 'a.test.ts': text })
    expect(passed).toBe(2)
    expect(failures.map(({ title }) => title)).toEqual(['vitest itself'])
    expect(failures[0]?.message).toContain('TypeError: late')
  })

  it('tells of an error that escaped beside a failed test', async () => {
    const text = `it('one', async () => { setTimeout(() => { throw new TypeError('late') }); await new Promise((go) => setTimeout(go, 50)); expect(1).toBe(2) })`
    const { failures } = await run({ 'a.test.ts': text })
    expect(failures.map(({ title }) => title)).toEqual(['one', 'vitest itself'])
    expect(failures[1]?.message).toContain('TypeError: late')
  })

  it('fails when there is nothing to run', async () => {
    const { passed, failures } = await run({ 'a.ts': '' })
    expect(passed).toBe(0)
    expect(failures).toHaveLength(1)
  })

  it('stops a run at its time limit and says so', async () => {
    const { failures } = await run({ 'a.test.ts': `it('one', () => new Promise(() => {}), 60_000)` }, 3_000)
    expect(failures.map(({ message }) => message)).toEqual([
      'it was stopped after 0.1 minutes; it wrote no report',
    ])
  })
})

describe('printOutcome', () => {
  const failure = { where: 'a.test.ts', title: 'one', message: 'expected 1 to be 2\nstack' }

  function lastLine(outcomes: Outcome[]): [string | undefined, number] {
    const lines: string[] = []
    const code = printOutcome(outcomes, 1_000, (line) => lines.push(line))
    return [lines.at(-1), code]
  }

  it('prints the count last and returns the matching exit code', () => {
    expect(lastLine([{ passed: 3, failures: [] }])).toEqual(['3 passed, 0 failed', 0])
    expect(
      lastLine([
        { passed: 3, failures: [] },
        { passed: 2, failures: [failure] },
      ]),
    ).toEqual(['5 passed, 1 failed', 1])
  })

  it('fails when nothing ran', () => {
    expect(lastLine([])).toEqual(['0 passed, 0 failed', 1])
  })
})
