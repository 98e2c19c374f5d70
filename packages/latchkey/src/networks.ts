export * from '@latchkey/bitcoin/networks'
export * from '@latchkey/evm/networks'
export * from '@latchkey/polkadot/networks'
export * from '@latchkey/solana/networks'
