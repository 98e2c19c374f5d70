import { describe, expect, it, vi } from 'vitest'
import { EveryPart } from './EveryPart'
import { emulateMedia } from './emulateMedia'
import { findAxeProblems } from './findAxeProblems'
import { mountPart } from './mountPart'

describe('every part', () => {
  it.each([
    ['light', 'ltr'],
    ['dark', 'ltr'],
    ['light', 'rtl'],
    ['dark', 'rtl'],
  ] as const)('[NAV-15] axe finds nothing in the %s theme (%s)', async (mode, direction) => {
    // Without motion, so axe doesn't run while something fades in.
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    const { host } = mountPart(<EveryPart />, { mode, direction })
    expect(await findAxeProblems(host)).toEqual([])
  })

  it('[NAV-16] doesn’t move for visitors who prefer reduced motion', async () => {
    const moving = () => {
      const { shadow } = mountPart(<EveryPart />)
      const nodes = [...shadow.querySelectorAll('*')]
      const slow = nodes.filter((node) => !/^0s(, 0s)*$/.test(getComputedStyle(node).transitionDuration))
      return [shadow.getAnimations().length, slow.length]
    }
    const [animations, transitions] = moving()
    expect(animations).toBeGreaterThan(3)
    expect(transitions).toBeGreaterThan(3)
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    expect(moving()).toEqual([0, 0])
  })

  it('uses system colours in forced-colours mode', async () => {
    await emulateMedia({ 'forced-colors': 'active' })
    const { part, find, host } = mountPart(<EveryPart />)
    const probe = document.createElement('i')
    document.body.append(probe)
    const system = (name: string) => {
      probe.style.backgroundColor = name
      return getComputedStyle(probe).backgroundColor
    }
    expect(getComputedStyle(find('[data-part="button"][data-look=primary]')).backgroundColor).toBe(
      system('Highlight'),
    )
    expect(getComputedStyle(part('ring-mark')).backgroundColor).toBe(system('CanvasText'))
    expect(getComputedStyle(part('icon')).stroke).toBe(getComputedStyle(part('icon')).color)
    // They override the site's colours too.
    host.style.setProperty('--lk-accent', '#ff0000')
    expect(getComputedStyle(find('[data-part="button"][data-look=primary]')).backgroundColor).toBe(
      system('Highlight'),
    )
    probe.remove()
  })

  it('fits a window of 180 px, as 360 px at 200 % zoom', () => {
    const { host, part } = mountPart(<EveryPart />)
    host.style.cssText += 'display:block;inline-size:180px'
    expect(part('card').getBoundingClientRect().width).toBe(180)
    const wide = [...part('card').querySelectorAll('button,input,label')].filter(
      (node) => node.getBoundingClientRect().right > part('card').getBoundingClientRect().right,
    )
    expect(wide).toEqual([])
  })

  it('looks the same in a page whose own styles are hostile', () => {
    const calm = getComputedStyle(mountPart(<EveryPart />).part('button'))
    const expected = [
      calm.fontFamily,
      calm.fontSize,
      calm.color,
      calm.cursor,
      calm.pointerEvents,
      calm.letterSpacing,
    ]
    const hostile = new CSSStyleSheet()
    hostile.replaceSync(
      '*{all:unset}body{pointer-events:none;font:40px serif;letter-spacing:9px;color:red;cursor:wait}',
    )
    document.adoptedStyleSheets.push(hostile)
    const style = getComputedStyle(mountPart(<EveryPart />).part('button'))
    const seen = [
      style.fontFamily,
      style.fontSize,
      style.color,
      style.cursor,
      style.pointerEvents,
      style.letterSpacing,
    ]
    document.adoptedStyleSheets.pop()
    expect(seen).toEqual(expected)
  })

  it('works under a policy that allows no inline styles and no scripts', async () => {
    const frame = document.createElement('iframe')
    const policy =
      "default-src 'none'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'"
    frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><body>`
    document.body.append(frame)
    await new Promise((done) => frame.addEventListener('load', done, { once: true }))
    const page = frame.contentDocument as Document
    const violations = vi.fn()
    page.addEventListener('securitypolicyviolation', (event) => violations(event.violatedDirective))
    const { part } = mountPart(<EveryPart />, { document: page })
    expect(getComputedStyle(part('skeleton')).width).toBe('80px')
    expect(getComputedStyle(part('icon-button')).width).toBe('44px')
    page.body.setAttribute('style', 'color: red')
    await vi.waitFor(() => expect(violations).toHaveBeenCalled())
    // The only violation is the one above, which proves that the policy is on.
    expect(violations.mock.calls).toEqual([['style-src-attr']])
    frame.remove()
  })
})
