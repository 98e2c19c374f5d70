import { describe, expect, it } from 'vitest'
import { SetupFault } from '../process/SetupFault'
import { readChains } from './readChains'
import { usualChains } from './usualChains'

describe('the chains of npm start', () => {
  it('are those in CHAINS, each once, in order', () => {
    expect(readChains({ CHAINS: 'polkadot, evm,evm ,' })).toEqual(['evm', 'polkadot'])
    expect(readChains({ CHAINS: ' , ' })).toBeNull()
    expect(readChains({})).toBeNull()
  })

  it.each(['solana,sui', 'EVM', 'all'])('reject %j and name the choices', (CHAINS) => {
    expect(() => readChains({ CHAINS })).toThrow(SetupFault)
    expect(() => readChains({ CHAINS })).toThrow('it takes evm, solana, bitcoin, polkadot')
  })

  it('default to EVM and Solana, and say when Solana has no node', () => {
    expect(usualChains(() => '/a/library')).toEqual({ families: ['evm', 'solana'] })
    const missing = usualChains(() => {
      throw new TypeError('Install it.')
    })
    expect(missing).toEqual({ families: ['evm'], note: 'Solana is left out. Install it.' })
  })
})
