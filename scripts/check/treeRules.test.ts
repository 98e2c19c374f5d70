import { describe, expect, it } from 'vitest'
import { temporaryTree } from '../workspace/temporaryTree'
import { fileNames } from './fileNames'
import { fileSizes } from './fileSizes'
import { focusedTests } from './focusedTests'
import { machinePaths } from './machinePaths'
import { requirementNumbers } from './requirementNumbers'
import { runLanes } from './runLanes'
import { runSteps } from './runSteps'
import type { Step } from './Step'

async function faultsOf(step: Step, files: Record<string, string>): Promise<readonly string[]> {
  return (await step.run(await temporaryTree(files))).faults
}

describe('file sizes', () => {
  it('rejects a source file of more than 400 lines and names the largest', async () => {
    const root = await temporaryTree({
      'a.ts': 'x\n'.repeat(401),
      'b.ts': 'x\n'.repeat(400),
      'c.md': 'x\n'.repeat(999),
    })
    const { faults, notes } = await fileSizes.run(root)
    expect(faults).toEqual(['a.ts: 401 lines, limit 400'])
    expect(notes).toEqual(['largest: a.ts 401, b.ts 400'])
  })

  it('allows long dictionaries and generated files', async () => {
    expect(
      await faultsOf(fileSizes, { 'i18n/en.ts': 'x\n'.repeat(900), 'a.gen.ts': 'x\n'.repeat(900) }),
    ).toEqual([])
  })
})

describe('file names', () => {
  it.each([
    'src/utils.ts',
    'src/helpers.test.ts',
    'src/common/a.ts',
    'src/types.ts',
    'src/NetworkController.ts',
    'src/chainUtils.ts',
    'src/constants.tsx',
  ])('rejects %s', async (path) => {
    expect(await faultsOf(fileNames, { [path]: '' })).toHaveLength(1)
  })

  it('accepts names of things', async () => {
    expect(
      await faultsOf(fileNames, {
        'src/switchNetwork.ts': '',
        'src/defaultAccountTypes.ts': '',
        'types.md': '',
      }),
    ).toEqual([])
  })
})

describe('all tests run', () => {
  const dot = '.'
  it.each([
    `it${dot}only('a', () => {})`,
    `describe${dot}skip('a', () => {})`,
    `test${dot}todo('a')`,
    `it${dot}concurrent${dot}only('a', () => {})`,
    `it${dot}skipIf(true)('a', () => {})`,
    `it('a', { skip: true }, () => {})`,
    `it('a', (ctx) => { ctx${dot}skip() })`,
    `xit('a', () => {})`,
  ])('rejects %s', async (text) => {
    expect(await faultsOf(focusedTests, { 'a.test.ts': `\n${text}` })).toHaveLength(1)
    expect(await faultsOf(focusedTests, { 'a.ts': text })).toEqual([])
  })

  it('ignores the words in other files', async () => {
    const text = `// it${dot}only\nit('is skipped${dot}', () => { list${dot}skip(2) })`
    expect(await faultsOf(focusedTests, { 'a.spec.ts': text })).toEqual([])
  })
})

describe('paths', () => {
  const slash = '/'
  it.each([
    `see ${slash}home/somebody/project`,
    `"${slash}Users/somebody"`,
    `C:\\${'Users'}\\somebody`,
    `https:${slash}/registry.${'npmjs'}.org/a`,
    `"${'resolved'}": "https:${slash}/mirror.example/a.tgz"`,
    `registry${'='}https:${slash}/mirror.example`,
  ])('rejects %s', async (text) => {
    expect(await faultsOf(machinePaths, { 'docs/a.md': `first\n${text}` })).toHaveLength(1)
  })

  it('accepts URLs and relative paths', async () => {
    const text = 'https://example.com/home/index.html ../root/x ./work/y /usr/bin/chromium'
    expect(await faultsOf(machinePaths, { 'a.md': text })).toEqual([])
  })
})

describe('numbers', () => {
  const page = { 'docs/spec/requirements.md': '- NAV-1 One. NAV-2 Two.' }

  it('rejects an unknown number in a title', async () => {
    const files = { ...page, 'a.test.ts': `it('[NAV-2] two', () => {})\nit('[NAV-3] three', () => {})` }
    expect(await faultsOf(requirementNumbers, files)).toEqual(['a.test.ts: NAV-3 is not a requirement'])
  })

  it('fails when the requirements are missing', async () => {
    expect(await faultsOf(requirementNumbers, { 'a.ts': '' })).toHaveLength(1)
    expect(await faultsOf(requirementNumbers, page)).toEqual([])
  })
})

describe('runSteps', () => {
  it('counts a step that throws as a fault and continues', async () => {
    const steps: Step[] = [
      { name: 'broken', run: () => Promise.reject(new TypeError('no such thing')) },
      { name: 'fine', run: async () => ({ faults: [] }) },
    ]
    const lines: string[] = []
    const reports = await runSteps(steps, '.', (line) => lines.push(line))
    expect(reports.map(({ faults }) => faults.length)).toEqual([1, 0])
    expect(reports[0]?.faults[0]).toContain('no such thing')
    expect(lines.filter((line) => /^(ok|FAIL)/.test(line)).map((line) => line.split(/\s+/, 2))).toEqual([
      ['FAIL', 'broken'],
      ['ok', 'fine'],
    ])
  })
})

describe('runLanes', () => {
  it('runs lanes in parallel and returns all results in order', async () => {
    let goOn: () => void = () => undefined
    const built = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const fine = { faults: [] }
    const waits: Step = { name: 'waits', run: () => built.then(() => fine) }
    const builds: Step = {
      name: 'builds',
      run: async () => {
        goOn()
        return { faults: ['a hole'] }
      },
    }
    const reports = await runLanes([[waits], [builds]], '.', () => undefined)
    expect(reports.map(({ name, faults }) => [name, faults.length])).toEqual([
      ['waits', 0],
      ['builds', 1],
    ])
  })
})
