export * from '@latchkey/polkadot'
