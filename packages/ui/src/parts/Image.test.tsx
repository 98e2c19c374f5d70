import { describe, expect, it, vi } from 'vitest'
import { mountPart } from '../testing/mountPart'
import { Avatar } from './Avatar'
import { Image } from './Image'
import { safeImageSource } from './safeImageSource'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const svg = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${inside}</svg>`)}`

describe('safeImageSource', () => {
  it.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['data:image/svg+xml'],
    ['data:image/bmp;base64,AA'],
    [`data:image/png;base64,${'A'.repeat(64 * 1024)}`],
    ['blob:https://images.example/1'],
    ['file:///etc/passwd'],
    ['/relative.png'],
    ['//images.example/protocol-relative.png'],
    ['https://other.example/a.png'],
    ['https://images.example.evil.test/a.png'],
    ['https://user:word@images.example/a.png'],
    ['http://images.example/a.png'],
    ['https://images.example:444/a.png'],
    [''],
    [undefined],
    [null],
    [42],
    [{ toString: () => pixel }],
  ])('rejects %s', (source) => {
    expect(safeImageSource(source, ['https://images.example'])).toBeUndefined()
  })

  it('accepts data images and allowed origins', () => {
    expect(safeImageSource(pixel)).toBe(pixel)
    expect(safeImageSource(` ${pixel}\n`)).toBe(pixel)
    expect(safeImageSource('https://images.example/a b.png', ['https://images.example'])).toBe(
      'https://images.example/a%20b.png',
    )
    expect(safeImageSource('http://localhost:4101/a.png', ['http://localhost:4101'])).toBe(
      'http://localhost:4101/a.png',
    )
  })
})

describe('Image', () => {
  it('shows a trusted image at its fixed size', () => {
    const { part } = mountPart(<Image src={pixel} name="Rabby" size={40} />)
    const image = part('image')
    expect(image.tagName).toBe('IMG')
    const { width, height } = image.getBoundingClientRect()
    expect([width, height, getComputedStyle(image).borderRadius]).toEqual([40, 40, '10px'])
    expect(image.getAttribute('referrerpolicy')).toBe('no-referrer')
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/a.png',
    `data:image/png;base64,${'A'.repeat(64 * 1024)}`,
  ])('shows the monogram for %.40s', (src) => {
    const { shadow, part } = mountPart(<Image src={src} name="rabby" size={40} />)
    expect(shadow.querySelector('img')).toBeNull()
    expect(part('monogram').textContent).toBe('R')
    expect(part('monogram').getBoundingClientRect().width).toBe(40)
  })

  it('falls back to the monogram when the image is missing or broken', async () => {
    const missing = `${location.origin}/no-such-image.png`
    const one = mountPart(<Image src={missing} allowed={[location.origin]} name="Zerion" size={40} />)
    expect(one.part('image').getAttribute('src')).toBe(missing)
    await vi.waitFor(() => expect(one.part('monogram').textContent).toBe('Z'))
    const other = mountPart(<Image src="data:image/png;base64,AAAA" name="Brave" size={40} />)
    await vi.waitFor(() => expect(other.part('monogram').textContent).toBe('B'))
    other.render(<Image src={pixel} name="Brave" size={40} />)
    expect(other.part('image').getAttribute('src')).toBe(pixel)
  })

  it('runs no script in an image and loads nothing from inside it', async () => {
    const outside = `${location.origin}/from-inside.png`
    const hostile = svg(
      `<script>parent.hacked=1;window.hacked=1</script><image href="${outside}" width="8" height="8"/><foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="window.hacked=1"/></foreignObject>`,
    )
    const { part } = mountPart(<Image src={hostile} name="Evil" size={40} />)
    const image = part('image') as HTMLImageElement
    await image.decode()
    expect(image.naturalWidth).toBe(8)
    expect('hacked' in window).toBe(false)
    expect(performance.getEntriesByName(outside)).toEqual([])
  })

  it('uses only a letter or digit of an untrusted name', () => {
    const letters = ['\u202e<b>', '  ', '🦊 Fox', 'ß', 'محفظة'].map(
      (name) => mountPart(<Image name={name} size={40} />).part('monogram').textContent,
    )
    expect(letters).toEqual(['B', '', 'F', 'SS', 'م'])
  })

  it('accepts another fallback', () => {
    const { part } = mountPart(<Image name="x" size={40} fallback={<Avatar address="0x1" size={40} />} />)
    expect(part('avatar').getBoundingClientRect().width).toBe(40)
  })
})

describe('Avatar', () => {
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  const picture = (text: string) =>
    getComputedStyle(mountPart(<Avatar address={text} size={72} />).part('avatar')).backgroundImage

  it('is the same for an address in any letter case and differs between addresses', () => {
    expect(picture(address)).toContain('radial-gradient')
    expect(picture(address)).toBe(picture(address.toLowerCase()))
    expect(picture(address)).not.toBe(picture(address.replace('045', '046')))
  })
})
