export * from '@latchkey/wagmi/viem'
