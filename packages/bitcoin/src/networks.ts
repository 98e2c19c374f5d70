export * from './network/networks'
