import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryTree } from '../workspace/temporaryTree'
import { readRequirements } from './readRequirements'
import { readTitles } from './readTitles'
import { specReport } from './specReport'

const page = `# Requirements
Every line, like \`it('[NAV-99] …')\`.

## NAV: views
- NAV-1 One: \`Invalid CAIP-2 id\`. NAV-2 Two; EIP-6963 wallets. NAV-10 Ten (see CON-2).
- NAV-3 Three, after \`a text\` NAV-4 Four.

## CON / ABC: connection
- CON-1 First. CON-2 Second.
- ABC-1 Other.
`

describe('readRequirements', () => {
  it('finds every number once, several on a line, too, and ignores look-alikes', () => {
    expect(Object.fromEntries(readRequirements(page))).toEqual({
      NAV: ['NAV-1', 'NAV-2', 'NAV-3', 'NAV-4', 'NAV-10'],
      CON: ['CON-1', 'CON-2'],
      ABC: ['ABC-1'],
    })
  })
})

describe('readTitles', () => {
  it.each([
    [`it('[NAV-1] one', () => {})`, ['NAV-1']],
    [`test("[NAV-1] [NAV-2] two", () => {})`, ['NAV-1', 'NAV-2']],
    [`it(\`[NAV-1] \${name}\`, () => {})`, ['NAV-1']],
    [`it.each([1, 2])('[NAV-1] %s', () => {})`, ['NAV-1']],
    [`it.each\`a\n\${1}\`('[NAV-1] $a', () => {})`, ['NAV-1']],
    [`describe('[NAV-1] group', () => { it('[NAV-2] one', () => {}) })`, ['NAV-1', 'NAV-2']],
    [`// it('[NAV-1] a comment')`, []],
    [`expect('[NAV-1]').toBe(1)`, []],
    [`it('NAV-1 without brackets', () => {})`, []],
  ])('%s', (text, numbers) => {
    expect(readTitles('a.test.ts', text)).toEqual(numbers)
  })
})

describe('specReport', () => {
  const tests = {
    'packages/a/src/a.test.ts': `it('[NAV-1] one', () => {})`,
    'packages/a/src/b.test.tsx': `it('[NAV-2] two', () => {})`,
    'e2e/src/c.spec.ts': `it('[CON-1] three', () => {})\nit('[CON-7] nothing', () => {})`,
    'packages/a/src/notATest.ts': `it('[NAV-3] not counted', () => {})`,
  }

  it('lists missing numbers by group, and unknown numbers in titles', async () => {
    const report = await specReport(await temporaryTree({ 'docs/spec/requirements.md': page, ...tests }))
    expect(report).toEqual({
      source: 'docs/spec/requirements.md',
      groups: [
        { group: 'NAV', all: 5, missing: ['NAV-3', 'NAV-4', 'NAV-10'] },
        { group: 'CON', all: 2, missing: ['CON-2'] },
        { group: 'ABC', all: 1, missing: ['ABC-1'] },
      ],
      all: 8,
      proven: 3,
      unknown: [{ number: 'CON-7', path: 'e2e/src/c.spec.ts' }],
    })
  })

  it('reads the shared page if it exists', async () => {
    const parent = await temporaryTree({
      'shared/spec/requirements.md': '- ABC-1 The only one.',
      'project/docs/spec/requirements.md': page,
    })
    expect(await specReport(join(parent, 'project'))).toMatchObject({
      source: '../shared/spec/requirements.md',
      all: 1,
    })
  })
})
