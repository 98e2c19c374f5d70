import { describe, expect, it } from 'vitest'

describe('the entry points', () => {
  it('export the documented names, without a browser', async () => {
    const [core, react, evm, solana, pairing, embedded, bitcoin, polkadot, siwx, elements] =
      await Promise.all([
        import('./index'),
        import('./react'),
        import('./evm'),
        import('./solana'),
        import('./pairing'),
        import('./embedded'),
        import('./bitcoin'),
        import('./polkadot'),
        import('./siwx'),
        import('./elements'),
      ])
    expect(Object.keys(evm)).toContain('evm')
    expect(Object.keys(solana)).toContain('solana')
    expect(Object.keys(bitcoin)).toEqual(
      expect.arrayContaining(['bitcoin', 'bitcoinMainnet', 'bitcoinTestnet4']),
    )
    expect(Object.keys(pairing)).toContain('pairing')
    expect(Object.keys(embedded)).toContain('embedded')
    expect(Object.keys(polkadot)).toContain('polkadot')
    expect(Object.keys(siwx)).toEqual(
      expect.arrayContaining(['siwx', 'localSessions', 'memorySessions', 'gatewaySessions']),
    )
    expect(Object.keys(elements)).toEqual(['createLatchkey', 'defineElements'])
    expect(Object.keys(core)).toContain('createLatchkey')
    expect(Object.keys(react)).toEqual(
      expect.arrayContaining([
        ...['LatchkeyProvider', 'ConnectButton', 'AccountButton', 'NetworkButton', 'Modal', 'useLatchkey'],
        ...['useAccount', 'useNetwork', 'useModalState', 'useTheme', 'useEvents', 'useDisconnect'],
        ...['useWalletInfo', 'useBalance', 'useProvider', 'useWallets'],
      ]),
    )
  })
})
