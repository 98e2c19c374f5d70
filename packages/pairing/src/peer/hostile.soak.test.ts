import { describe } from 'vitest'
import { fuzzWallet } from '../testing/fuzzWallet'

describe('4,000 attacks on a wallet', () => fuzzWallet(4_000))
