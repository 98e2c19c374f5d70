import { expect, it } from 'vitest'
import { SetupFault } from '../process/SetupFault'
import { closureOf } from './closureOf'
import { parsePackages } from './parsePackages'

const stanza = (name: string, depends: string, more = '') =>
  `Package: ${name}\nDepends: ${depends}\nFilename: pool/${name}.deb\nSHA256: ${'0'.repeat(64)}\n${more}`

const index = [
  stanza('daemon', 'libc (>= 2.38), missing | libevent:any, virtual', 'Pre-Depends: init'),
  stanza('libc', 'libgcc'),
  stanza('libgcc', 'libc'),
  stanza('libevent', ''),
  stanza('real', '', 'Provides: virtual (= 1), other'),
  stanza('init', ''),
  stanza('unrelated', 'nothing'),
  'Package: no-file',
].join('\n\n')

it('finds a package with all dependencies once, through alternatives and provided names', () => {
  const names = closureOf(parsePackages(index), 'daemon').map(({ name }) => name)
  expect(names.sort()).toEqual(['daemon', 'init', 'libc', 'libevent', 'libgcc', 'real'])
})

it('takes the later of two suites, and names what is missing', () => {
  const newer = { name: 'libc', file: 'new.deb', sha256: '1', needs: [], provides: [] }
  const found = closureOf([...parsePackages(index), newer], 'daemon')
  expect(found.find(({ name }) => name === 'libc')?.file).toBe('new.deb')
  expect(() => closureOf(parsePackages(index), 'unrelated')).toThrow(SetupFault)
})
