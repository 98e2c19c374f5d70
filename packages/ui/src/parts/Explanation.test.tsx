import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeProblems } from '../testing/findAxeProblems'
import { mountPart } from '../testing/mountPart'
import { Explanation } from './Explanation'
import type { ShownExplanation } from './ExplanationProps'
import { ExplanationWarnings } from './ExplanationWarnings'

const groups = ['0x', ...Array<string>(10).fill('1a2B')]
const address = { short: '0x1a…2B1a2B', groups }
const tones = ['out', 'in', 'allow', 'less', 'change', 'plain', 'unknown'] as const

const said: ShownExplanation = {
  headline: 'Swap 100 USD for 0.05 ETH',
  lines: tones.map((tone) => ({
    kind: tone,
    tone,
    word: `You ${tone}`,
    what: '1,234,567,890.123456789012345678 USD',
    notes: ['With no end date'],
    parties: [{ ...address, role: 'To', isOpen: tone === 'out' }],
  })),
  warnings: [
    {
      code: 'unlimited-allowance',
      isGrave: true,
      text: 'This allows unlimited spending.',
      why: 'It can take all.',
      party: { ...address, name: 'Alice' },
    },
    { code: 'receiver-new', isGrave: false, text: 'You haven’t sent to it.', why: 'Check it.' },
  ],
  outcome: { will: 'succeed', text: 'Expected to go through' },
  facts: [{ name: 'fee', label: 'Network fee', value: '0.000000000000021 ETH' }],
  basis: ['Simulated at block 21,000,000', 'Read from the request'],
  described: [{ title: 'Swap', fields: [{ label: 'Receiver', value: 'Alice', depth: 1 }] }],
  labels: { described: 'Description', warnings: 'Warnings', why: 'Why?', raw: 'Raw data' },
}
const whole = (
  <>
    <Explanation said={said} raw='{"method":"eth_sendTransaction"}' />
    <ExplanationWarnings said={said} />
  </>
)

describe('Explanation', () => {
  it.each([
    ['light', 'ltr'],
    ['dark', 'ltr'],
    ['light', 'rtl'],
    ['dark', 'rtl'],
  ] as const)('[NAV-15] axe finds nothing in the %s theme (%s), all of it open', async (mode, direction) => {
    const { host, shadow } = mountPart(whole, { mode, direction })
    for (const one of shadow.querySelectorAll('details')) one.open = true
    expect(await findAxeProblems(host)).toEqual([])
  })

  it('says each line in a word, not by colour or sign alone', () => {
    const { shadow } = mountPart(whole)
    const lines = [...shadow.querySelectorAll<HTMLElement>('[data-part="explanation-line"]')]
    expect(lines.map((line) => line.querySelector('p')?.textContent)).toEqual(
      tones.map((tone) => `You ${tone}`),
    )
    const marks = lines.map((line) => line.firstElementChild?.getAttribute('aria-hidden'))
    expect(new Set(marks)).toEqual(new Set(['true']))
  })

  it('shows a whole address on demand, in groups, and lets it be copied without gaps', async () => {
    const { shadow } = mountPart(whole)
    const parties = [...shadow.querySelectorAll<HTMLDetailsElement>('[data-part="explanation-party"]')]
    expect(parties.map(({ open }) => open)).toEqual(tones.map((tone) => tone === 'out'))
    const second = parties[1]
    await userEvent.click(page.elementLocator(second?.querySelector('summary') as HTMLElement))
    const shown = second?.querySelector<HTMLElement>('[data-part="address"]')
    expect(shown?.checkVisibility()).toBe(true)
    expect(shown?.textContent).toBe(groups.join(''))
    expect(shown?.dir).toBe('ltr')
    const [first, next] = [...(shown?.querySelectorAll('span') ?? [])].slice(1)
    const gap = (next?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0)
    expect(gap).toBeGreaterThan(3)
  })

  it('keeps why and raw data one press away', async () => {
    const { find } = mountPart(whole)
    const why = find('[data-code="unlimited-allowance"] details') as HTMLDetailsElement
    expect(why.open).toBe(false)
    await userEvent.click(page.elementLocator(find('[data-code="unlimited-allowance"] summary')))
    expect(why.open).toBe(true)
    expect(why.textContent).toContain('It can take all.')
    expect((find('[data-part="explanation-raw"]') as HTMLDetailsElement).open).toBe(false)
  })

  it('keeps the order of the warnings and names their list', () => {
    const { part, shadow } = mountPart(whole)
    expect(part('explanation-warnings').getAttribute('aria-label')).toBe('Warnings')
    const codes = [...shadow.querySelectorAll<HTMLElement>('[data-code]')].map(({ dataset }) => dataset.code)
    expect(codes).toEqual(['unlimited-allowance', 'receiver-new'])
    expect(part('explanation-warning').dataset.state).toBe('grave')
  })

  it('shows no list without warnings', () => {
    const { shadow } = mountPart(<ExplanationWarnings said={{ ...said, warnings: [] }} />)
    expect(shadow.querySelector('[data-part="explanation-warnings"]')).toBeNull()
  })

  it('fits a narrow window, however long amounts and addresses are', () => {
    const { host, part, shadow } = mountPart(whole)
    host.style.cssText += 'display:block;inline-size:240px'
    for (const one of shadow.querySelectorAll('details')) one.open = true
    const end = part('card').getBoundingClientRect().right
    const wide = [...part('explanation').querySelectorAll('*')].filter(
      (node) => node.getBoundingClientRect().right > end + 1,
    )
    expect(wide).toEqual([])
  })
})
