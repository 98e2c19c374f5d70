export type {
  ChainFixture,
  FamilyFixture,
  OtherNetworks,
  Payment,
  SetupChain,
  WalletUnderTest,
} from './conformance/ChainFixture'
export { describeChainAdapter, type FamilyTraits } from './conformance/describeChainAdapter'
