import { describe, expect, it } from 'vitest'
import type { WalletReport } from '../ports/ChainAdapter'
import { initialConnect } from './ConnectState'
import { changeWallet, reportWallet } from './reportWallet'

const namespace = 'eip155'
const accounts = (...addresses: string[]) =>
  addresses.map((address) => ({ address, type: 'eoa', publicKey: `key of ${address}` }) as const)
const report = (addresses: string[], more: Partial<WalletReport> = {}): WalletReport => ({
  accounts: accounts(...addresses),
  networkId: 'eip155:1',
  ...more,
})

/** Two wallets; the second one reports changes. */
function table() {
  const one = { namespace, connectorId: 'com.one', report: report(['0xA1', '0xA2']), isTaken: true } as const
  const two = { namespace, connectorId: 'com.two', report: report(['0xB1']), isTaken: true } as const
  return reportWallet(reportWallet(initialConnect, one), two)
}

describe('the table of connections', () => {
  it('stays the same object when a wallet repeats itself', () => {
    const before = table()
    const same = { namespace, connectorId: 'com.two', report: report(['0xB1']), isTaken: true } as const
    expect(reportWallet(before, same)).toBe(before)
    const change = { networkId: 'eip155:1', accounts: accounts('0xA1', '0xA2') } as const
    expect(changeWallet(before, { namespace, connectorId: 'com.one', change })).toBe(before)
    expect(changeWallet(before, { namespace, connectorId: 'com.none', change })).toBe(before)
  })

  it('[CON-13] keeps a wallet’s rows in place and other rows untouched', () => {
    const before = table()
    const change = { accounts: accounts('0xA3', '0xA2') }
    const { rows, active } = changeWallet(before, { namespace, connectorId: 'com.one', change })
    expect(rows.map(({ address }) => address)).toEqual(['0xA3', '0xA2', '0xB1'])
    expect(rows[1]).toBe(before.rows[1])
    expect(rows[2]).toBe(before.rows[2])
    expect(active).toBe(before.active)
  })

  it('changes only the network of a wallet’s rows when it moves', () => {
    const approvedNetworkIds = ['eip155:1', 'eip155:2'] as const
    const wallet = { namespace, connectorId: 'com.one', isTaken: true } as const
    const before = reportWallet(initialConnect, {
      ...wallet,
      report: report(['0xA1'], { approvedNetworkIds }),
    })
    const change = { networkId: 'eip155:2' } as const
    const { rows } = changeWallet(before, { namespace, connectorId: 'com.one', change })
    expect(rows).toEqual([{ ...before.rows[0], networkId: 'eip155:2' }])
    const unknown = changeWallet(before, { namespace, connectorId: 'com.one', change: { networkId: null } })
    expect(unknown.rows[0]?.networkId).toBeNull()
  })
})
