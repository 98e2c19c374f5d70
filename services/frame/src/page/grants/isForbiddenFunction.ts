import { selectorOf } from './selectorOf'

/**
 * Functions that move or approve tokens, take out, trade or lend what the account has in a contract, hand over an account
 * or a contract, or carry other calls inside.
 */
const names =
  /^(?:approve|permit|(?:in|de)crease(?:allowance|approval)|set(?:approval|operator|owner|admin|delegate)|authori[sz]e|transfer|safe(?:batch)?transfer|send\(|operatorsend|receivewith|delegate|multi(?:call|send)|batch|aggregate|try(?:block)?(?:and)?aggregate|exec|upgrade|grantrole|renounce|initiali[sz]e|withdraw|redeem|unstake|exit\(|borrow|flash|swap|exact(?:in|out)put|exchange|removeliquidity|remove_liquidity|decreaseliquidity|collect\(|sweep|unwrap|unoswap)/i

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
  multiSend(bytes)
  withdraw(uint256) withdraw(uint256,address) withdraw(uint256,address,address) withdraw(address,uint256)
  withdraw(address,uint256,address) withdrawTo(address,uint256) withdrawAll() exit()
  redeem(uint256) redeem(uint256,address,address) redeemUnderlying(uint256)
  borrow(uint256) borrow(address,uint256,uint256,uint16,address)
  borrow((address,address,address,address,uint256),uint256,uint256,address,address)
  withdraw((address,address,address,address,uint256),uint256,uint256,address,address)
  withdrawCollateral((address,address,address,address,uint256),uint256,address,address)
  withdrawFrom(address,address,address,uint256) withdrawTo(address,address,uint256)
  swapExactTokensForTokens(uint256,uint256,address[],address,uint256)
  swapExactTokensForTokens(uint256,uint256,address[],address)
  swapTokensForExactTokens(uint256,uint256,address[],address,uint256)
  swapTokensForExactTokens(uint256,uint256,address[],address)
  swapExactETHForTokens(uint256,address[],address,uint256) swapETHForExactTokens(uint256,address[],address,uint256)
  swapExactTokensForETH(uint256,uint256,address[],address,uint256)
  swapTokensForExactETH(uint256,uint256,address[],address,uint256)
  swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)
  swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)
  swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)
  exactInput((bytes,address,uint256,uint256,uint256)) exactInput((bytes,address,uint256,uint256))
  exactOutput((bytes,address,uint256,uint256,uint256)) exactOutput((bytes,address,uint256,uint256))
  exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))
  exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))
  exactOutputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))
  exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))
  swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)
  swap((bytes32,uint8,address,address,uint256,bytes),(address,bool,address,bool),uint256,uint256)
  exchange(int128,int128,uint256,uint256) exchange(int128,int128,uint256,uint256,address)
  exchange(uint256,uint256,uint256,uint256)
  removeLiquidity(address,address,uint256,uint256,uint256,address,uint256)
  removeLiquidityETH(address,uint256,uint256,uint256,address,uint256)
  decreaseLiquidity((uint256,uint128,uint256,uint256,uint256)) collect((uint256,address,uint128,uint128))
  sweepToken(address,uint256,address) unwrapWETH9(uint256,address) modifyLiquidities(bytes,uint256)`

let selectors: ReadonlySet<string> | undefined

/** Whether a function is one that nobody may call for a visitor without asking them. */
export function isForbiddenFunction(signature: string): boolean {
  selectors ??= new Set(signatures.trim().split(/\s+/).map(selectorOf))
  return names.test(signature) || selectors.has(selectorOf(signature))
}
