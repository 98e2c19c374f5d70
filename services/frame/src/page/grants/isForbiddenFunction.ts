import { selectorOf } from './selectorOf'

/** Functions that move or approve tokens, hand over an account or a contract, or carry other calls inside. */
const names =
  /^(?:approve|permit|(?:in|de)crease(?:allowance|approval)|set(?:approval|operator|owner|admin|delegate)|authori[sz]e|transfer|safe(?:batch)?transfer|send$|operatorsend|receivewith|delegate|multi(?:call|send)|batch|aggregate|try(?:block)?(?:and)?aggregate|exec|upgrade|grantrole|renounce|initiali[sz]e)/i

/** The same by their selectors: a name can be found that has the selector of another function. */
const signatures = `
  approve(address,uint256) increaseAllowance(address,uint256) increaseApproval(address,uint256)
  setApprovalForAll(address,bool) setOperator(address,bool) approve(address,uint256,uint256)
  approveAndCall(address,uint256,bytes) approveAndCall(address,uint256)
  permit(address,address,uint256,uint256,uint8,bytes32,bytes32)
  permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)
  permit(address,address,uint256,uint256,bytes) permit(address,uint256,uint256,uint8,bytes32,bytes32)
  approve(address,address,uint160,uint48) transferFrom(address,address,uint160,address)
  permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)
  permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)
  transferFrom((address,address,uint160,address)[])
  transfer(address,uint256) transferFrom(address,address,uint256) transfer(address,uint256,bytes)
  transferAndCall(address,uint256) transferAndCall(address,uint256,bytes)
  transfer(address,uint256,uint256) transferFrom(address,address,uint256,uint256)
  safeTransferFrom(address,address,uint256) safeTransferFrom(address,address,uint256,bytes)
  safeTransferFrom(address,address,uint256,uint256,bytes)
  safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)
  send(address,uint256,bytes) authorizeOperator(address) delegate(address)
  transferOwnership(address) renounceOwnership() grantRole(bytes32,address) upgradeTo(address)
  upgradeToAndCall(address,bytes) multicall(bytes[]) multicall(uint256,bytes[]) multicall(bytes32,bytes[])
  aggregate((address,bytes)[]) aggregate3((address,bool,bytes)[]) aggregate3Value((address,bool,uint256,bytes)[])
  tryAggregate(bool,(address,bytes)[]) execute(bytes,bytes[]) execute(bytes,bytes[],uint256)
  execute(address,uint256,bytes) execute(bytes32,bytes) executeBatch((address,uint256,bytes)[])
  executeBatch(address[],bytes[]) executeBatch(address[],uint256[],bytes[]) batch(bytes[],bool)
  multiSend(bytes)`

let selectors: ReadonlySet<string> | undefined

/** Whether a function is one that nobody may call for a visitor without asking them. */
export function isForbiddenFunction(signature: string): boolean {
  selectors ??= new Set(signatures.trim().split(/\s+/).map(selectorOf))
  return names.test(signature) || selectors.has(selectorOf(signature))
}
