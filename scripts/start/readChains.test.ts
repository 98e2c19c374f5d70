import { describe, expect, it } from 'vitest'
import { SetupFault } from '../process/SetupFault'
import { readChains } from './readChains'
import { usualChains } from './usualChains'

describe('which chains npm start runs', () => {
  it('are those that CHAINS asks for, each once and in their order', () => {
    expect(readChains({ CHAINS: 'polkadot, evm,evm ,' })).toEqual(['evm', 'polkadot'])
    expect(readChains({ CHAINS: ' , ' })).toBeNull()
    expect(readChains({})).toBeNull()
  })

  it.each(['solana,sui', 'EVM', 'all'])(
    'are not those of %j, and it is said what may be asked for',
    (CHAINS) => {
      expect(() => readChains({ CHAINS })).toThrow(SetupFault)
      expect(() => readChains({ CHAINS })).toThrow('it takes evm, solana, bitcoin, polkadot')
    },
  )

  it('are EVM and Solana where nothing is asked for; where Solana has no node, it is said that it is left out', () => {
    expect(usualChains(() => '/a/library')).toEqual({ families: ['evm', 'solana'] })
    const missing = usualChains(() => {
      throw new TypeError('Install it.')
    })
    expect(missing).toEqual({ families: ['evm'], note: 'Solana is left out. Install it.' })
  })
})
