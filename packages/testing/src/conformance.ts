export type {
  ChainFixture,
  FamilyFixture,
  Payment,
  SetupChain,
  UnsupportedNetwork,
  WalletUnderTest,
} from './conformance/ChainFixture'
export { describeChainAdapter, type FamilyTraits } from './conformance/describeChainAdapter'
